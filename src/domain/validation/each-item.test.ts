import { describe, expect, it } from "vitest";
import { eachItem, itemsOf, listOf } from "./each-item.ts";

const photo = { name: "거실.png" };
/** What a file field of a page holds: numbered and counted, walked in order, and no Array. */
const files = (...each: object[]) => ({
  ...each,
  length: each.length,
  [Symbol.iterator]: () => each.values(),
});

describe("a list", () => {
  it.each([
    ["an array", ["a", "b"], ["a", "b"]],
    ["an empty array", [], []],
    ["the files of a field", files(photo, photo), [photo, photo]],
    ["a field without files", files(), []],
    ["what is numbered from 0 and counted", { 0: "a", 1: "b", length: 2 }, ["a", "b"]],
    ["what counts an item that is undefined", { 0: undefined, length: 1 }, [undefined]],
  ])("is %s", (_, value, items) => {
    expect(itemsOf(value)).toEqual(items);
  });

  it.each([
    ["text", "ab"],
    ["a number", 2],
    ["nothing", null],
    ["what was left out", undefined],
    ["a thing without a length", { 0: "a" }],
    ["a length without items", { length: 2 }],
    ["a length with an item too few", { 0: "a", length: 2 }],
    ["items that are numbered from 1", { 1: "a", 2: "b", length: 2 }],
    ["a length of 0 on something that cannot be walked", { length: 0 }],
    ["a length below 0", { 0: "a", length: -1 }],
    ["half a length", { 0: "a", 1: "b", length: 1.5 }],
    ["a length without end", { 0: "a", length: Number.POSITIVE_INFINITY }],
    ["a length that is text", { 0: "a", length: "1" }],
    ["a set", new Set(["a"])],
    ["a function, which has a length", (one: unknown) => one],
  ])("is not %s", (_, value) => {
    expect(itemsOf(value)).toBeNull();
  });

  it("of what is none is that alone, and of nothing is empty", () => {
    const noList = { length: 2 };
    expect(listOf(noList)).toEqual([noList]);
    expect(listOf("ab")).toEqual(["ab"]);
    expect(listOf("")).toEqual([""]);
    expect(listOf(0)).toEqual([0]);
    expect(listOf(files(photo))).toEqual([photo]);
    expect(listOf(null)).toEqual([]);
    expect(listOf(undefined)).toEqual([]);
  });
});

describe("a test of each item", () => {
  const isA = (item: unknown) => item === "a";
  it.each([
    ["a", true],
    ["b", false],
    [["a", "a"], true],
    [["a", "b"], false],
    [[["a"], "a"], true],
    [[["a", "b"]], false],
    [[], true],
    // An empty list within a list is an item with nothing in it.
    [["a", []], false],
  ])("for %j is %s", (value, holds) => {
    expect(eachItem(value, isA)).toBe(holds);
  });

  it("takes an empty list within a list for an empty text", () => {
    expect(eachItem([[]], (item) => item === "")).toBe(true);
  });
});
