import { describe, expect, it } from "vitest";
import { isOrderOf, withMoved } from "./order.ts";

describe("isOrderOf", () => {
  it.each([
    [["a", "b"], ["b", "a"], true],
    [[], [], true],
    [["a", "b"], ["a"], false],
    [["a", "b"], ["a", "a"], false],
    [["a", "b"], ["a", "c"], false],
    [["a"], ["a", "b"], false],
  ])("of %j for %j is %s", (ids, wanted, is) => {
    expect(isOrderOf(ids, wanted)).toBe(is);
  });
});

describe("withMoved", () => {
  it.each([
    [0, 1, ["b", "a", "c"]],
    [2, 0, ["c", "a", "b"]],
    [1, 1, ["a", "b", "c"]],
    [0, -1, null],
    [2, 3, null],
    [3, 0, null],
  ])("from %i to %i gives %j", (from, to, expected) => {
    expect(withMoved(["a", "b", "c"], from, to)).toEqual(expected);
  });
});
