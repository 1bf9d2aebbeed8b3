import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupDecimal, groupDigits } from "./group-digits.ts";

// Zero without a sign, also for −0.
const intl = new Intl.NumberFormat("ko-KR", { signDisplay: "negative" });

describe("groupDigits", () => {
  it.each([
    [0, "0"],
    [-0, "0"],
    [999, "999"],
    [-999, "-999"],
    [1_000, "1,000"],
    [-1_000, "-1,000"],
    [12_345, "12,345"],
    [-123_456, "-123,456"],
    [1_234_567, "1,234,567"],
    [Number.MAX_SAFE_INTEGER, "9,007,199,254,740,991"],
    [Number.MIN_SAFE_INTEGER, "-9,007,199,254,740,991"],
  ])("writes %d as %s", (value, text) => {
    expect(groupDigits(value)).toBe(text);
  });

  it("agrees with the numbers of the locale", () => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer()), (value) => {
        expect(groupDigits(value)).toBe(intl.format(value));
      }),
    );
  });

  it.each([0.5, 2 ** 53, -(2 ** 53), NaN, Infinity])("throws for %d", (value) => {
    expect(() => groupDigits(value)).toThrow(RangeError);
  });
});

describe("groupDecimal", () => {
  it.each([
    [0, "0"],
    [-0.0004, "0"],
    [0.5, "0.5"],
    [-0.5, "-0.5"],
    [0.15, "0.15"],
    [0.1 + 0.2, "0.3"],
    [1_234, "1,234"],
    [1_234.5, "1,234.5"],
    [-1_234_567.891, "-1,234,567.891"],
    [999.9996, "1,000"],
    [0.0000001, "0"],
    [1.5e21, "1.5e+21"],
    [NaN, "NaN"],
  ])("writes %d as %s", (value, text) => {
    expect(groupDecimal(value)).toBe(text);
  });

  it("agrees with the numbers of the locale, up to three decimal places", () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1, 10, 100, 1_000), (value, part) => {
        expect(groupDecimal(value / part)).toBe(intl.format(value / part));
      }),
    );
  });
});
