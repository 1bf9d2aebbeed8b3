import { expect, it } from "vitest";
import { initials } from "./initials.ts";

it.each([
  ["김솜씨", "김"],
  ["  솜씨 청소 ", "솜"],
  ["kim minji", "KM"],
  ["Somssi", "S"],
  ["3분 이사", "3"],
  ["🧹청소", "🧹"],
  ["", ""],
  ["   ", ""],
])("shortens %j to %j", (name, short) => {
  expect(initials(name)).toBe(short);
});
