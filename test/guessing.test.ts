import { expect, it } from "vitest";
import { guessing } from "./guessing.ts";

it.each([
  ["always greater", [5, 6, 7], [1, 2, 3], 1],
  ["never greater", [1, 2, 3], [5, 6, 7], 0],
  ["the same", [1, 2, 3], [1, 2, 3], 0.5],
  ["equal everywhere", [4, 4], [4, 4, 4], 0.5],
  ["greater in seven of nine, equal in one", [2, 4, 5], [1, 2, 3], 7.5 / 9],
])("values that are %s", (_case, first, second, right) => {
  expect(guessing(first, second).right).toBeCloseTo(right);
});

it("says by how much the medians differ, and what luck does", () => {
  expect(guessing([1, 10, 20], [1, 4, 30])).toMatchObject({ apart: 6 });
  const many = Array.from({ length: 1_000 }, (_, n) => n);
  expect(guessing(many, many).luck).toBeCloseTo(0.0129, 4);
});
