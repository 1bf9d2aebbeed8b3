import { describe, expect, it } from "vitest";
import { optionAfter } from "./option-after.ts";

const ids = ["a", "b", "c"];

describe("optionAfter", () => {
  it.each([
    ["ArrowDown", null, "a"],
    ["ArrowDown", "b", "c"],
    ["ArrowDown", "c", null],
    ["ArrowDown", "gone", "a"],
    ["ArrowUp", null, "c"],
    ["ArrowUp", "a", null],
    ["ArrowUp", "c", "b"],
    ["Home", "c", "a"],
    ["End", "a", "c"],
    ["Home", null, undefined],
    ["End", null, undefined],
    ["x", "a", undefined],
  ])("%s from %s leads to %s", (key, activeId, expected) => {
    expect(optionAfter(key, ids, activeId)).toBe(expected);
  });
  it("leads nowhere without options", () => {
    expect(optionAfter("ArrowDown", [], null)).toBeUndefined();
  });
});
