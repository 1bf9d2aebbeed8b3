import { expect, it } from "vitest";
import { marksFrom } from "./lifecycle.ts";

it.each([
  ["open", ["seen", "added"]],
  ["seen", ["added"]],
  ["added", []],
] as const)("%s may be marked as %j", (state, marks) => {
  expect(marksFrom(state)).toEqual(marks);
});
