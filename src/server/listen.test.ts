import { expect, it } from "vitest";
import { isOfThisMachine } from "./listen.ts";

it.each([
  ["http://localhost:15000", true],
  ["http://127.0.0.1", true],
  ["http://[::1]:8080", true],
  ["https://localhost", false],
  ["https://somssi.kr", false],
  ["http://localhost.example", false],
])("takes %s for an address of this machine: %s", (origin, expected) => {
  expect(isOfThisMachine(origin)).toBe(expected);
});
