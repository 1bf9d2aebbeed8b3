import { describe, expect, it } from "vitest";
import { isComparable, priceStanding } from "./price-standing.ts";

describe("priceStanding", () => {
  it.each([
    [199_999, "below"],
    [200_000, "within"],
    [300_000, "within"],
    [300_001, "above"],
  ])("of %d won is %s", (won, standing) => {
    expect(priceStanding(won, { low: 200_000, high: 300_000 })).toBe(standing);
  });
});

describe("isComparable", () => {
  it.each([
    ["job", "agreed", "시간", true],
    ["job", "example", "건", true],
    ["job", "example", "시간", false],
    ["hour", "agreed", "시간", false],
  ] as const)("of a quote by %s with %s prices by %s is %s", (quoteUnit, basis, unit, answer) => {
    expect(isComparable(quoteUnit, { basis, unit })).toBe(answer);
  });
});
