import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binFrom, binOf, binText } from "./number-bins.ts";

describe("the bin of a number", () => {
  it.each([
    [0, { from: 0, to: 1 }],
    [1, { from: 1, to: 2 }],
    [4, { from: 4, to: 5 }],
    [6, { from: 5, to: 7 }],
    [14, { from: 10, to: 15 }],
    [19, { from: 15, to: 20 }],
    [20, { from: 20, to: 30 }],
    [29, { from: 20, to: 30 }],
    [100, { from: 100, to: 150 }],
    [9_999_999, { from: 7_000_000, to: null }],
  ])("%d among whole ones", (value, bin) => {
    expect(binOf(value, true)).toEqual(bin);
  });

  it("is finer where fractions are asked for", () => {
    expect(binOf(1.7, false)).toEqual({ from: 1.5, to: 2 });
    expect(binOf(0.3, false)).toEqual({ from: 0.3, to: 0.4 });
  });

  it("is none of a negative one", () => {
    expect(binOf(-1, true)).toBeNull();
  });

  it("holds its number, and is found again by where it begins", () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.boolean(), (tenths, isWhole) => {
        const value = isWhole ? tenths : tenths / 10;
        const bin = binOf(value, isWhole);
        expect(bin && bin.from <= value && (bin.to === null || value < bin.to)).toBe(true);
        expect(bin && binFrom(bin.from, isWhole)).toEqual(bin);
      }),
    );
  });
});

it("begins nowhere else", () => {
  expect(binFrom(25, true)).toBeNull();
  expect(binFrom(1.5, true)).toBeNull();
});

it.each([
  [{ from: 20, to: 30 }, true, "20~29평"],
  [{ from: 3, to: 4 }, true, "3평"],
  [{ from: 1_000, to: 1_500 }, true, "1,000~1,499평"],
  [{ from: 1.5, to: 2 }, false, "1.5평 이상 2평 미만"],
  [{ from: 100, to: null }, true, "100평 이상"],
])("%j in words", (bin, isWhole, words) => {
  expect(binText(bin, "평", isWhole)).toBe(words);
});
