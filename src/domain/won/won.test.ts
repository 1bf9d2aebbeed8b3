import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatWon } from "./format-won.ts";
import { vatOf } from "./vat.ts";
import { MAX_WON, isWon } from "./won.ts";

const anyWon = fc.integer({ min: 0, max: MAX_WON });

describe("isWon", () => {
  it.each([0, 1, 12_000, MAX_WON])("accepts %d", (value) => {
    expect(isWon(value)).toBe(true);
  });
  it.each([-1, 0.5, MAX_WON + 1, 2 ** 53, NaN, Infinity, "1000", null, undefined])(
    "refuses %j",
    (value) => {
      expect(isWon(value)).toBe(false);
    },
  );
});

describe("formatWon", () => {
  it.each([
    [0, "0원"],
    [-0, "0원"],
    [999, "999원"],
    [1_000, "1,000원"],
    [12_000, "12,000원"],
    [1_234_567_890, "1,234,567,890원"],
    [-12_000, "-12,000원"],
  ])("writes %d as %s", (amount, text) => {
    expect(formatWon(amount)).toBe(text);
  });
  it("throws for a fraction", () => {
    expect(() => formatWon(0.5)).toThrow(RangeError);
  });
});

describe("vatOf", () => {
  it.each([
    [0, 0],
    [1, 0],
    [5, 0],
    [6, 1],
    [10, 1],
    [11, 1],
    [1_320, 120],
    [29_000, 2_636],
    [59_000, 5_364],
    [119_000, 10_818],
    [249_000, 22_636],
  ])("of %d won is %d", (total, vat) => {
    expect(vatOf(total)).toBe(vat);
  });
  it("is total − the nearest whole supply", () => {
    fc.assert(
      fc.property(anyWon, (total) => {
        const supply = BigInt(total - vatOf(total));
        const distance = 11n * supply - 10n * BigInt(total);
        expect(2n * (distance < 0n ? -distance : distance)).toBeLessThan(11n);
      }),
    );
  });
  it("throws for what is no amount", () => {
    expect(() => vatOf(-1)).toThrow(RangeError);
    expect(() => vatOf(0.5)).toThrow(RangeError);
  });
});
