import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrder, percentile, percentilesOf } from "./percentile.ts";

const anyPrices = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), {
  minLength: 1,
  maxLength: 60,
});

describe("a percentile", () => {
  it.each([
    ["of one price is that price", [70_000], 10, 70_000],
    ["of equal prices is that price", [5, 5, 5, 5], 90, 5],
    ["lies on a price where its rank is whole", [1, 2, 3, 4, 5], 25, 2],
    ["lies between two prices in proportion", [0, 100], 10, 10],
    ["of 20 prices lies a tenth of nineteen ranks up", inOrder(range(20)), 10, 2_900],
    ["rounds a half up", [1, 2], 50, 2],
    ["rounds below a half down", [0, 1], 10, 0],
    ["takes the highest price for 100", [3, 4, 9], 100, 9],
    ["takes the lowest price for 0", [3, 4, 9], 0, 3],
  ])("%s", (_case, prices, percent, expected) => {
    expect(percentile(prices, percent)).toBe(expected);
  });

  it("is none of no prices", () => {
    expect(() => percentile([], 50)).toThrow(RangeError);
  });
});

describe("the percentiles", () => {
  it("rise, and lie between the lowest and the highest price", () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const sorted = inOrder(prices);
        const { p10, p25, p50, p75, p90 } = percentilesOf(sorted);
        const figures = [sorted[0] ?? 0, p10, p25, p50, p75, p90, sorted.at(-1) ?? 0];
        expect(figures).toEqual(inOrder(figures));
        expect(figures.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it("do not depend on the order in which deals came", () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        expect(percentilesOf(inOrder(prices.toReversed()))).toEqual(percentilesOf(inOrder(prices)));
      }),
    );
  });
});

/** 1,000 to n × 1,000. */
function range(n: number): number[] {
  return Array.from({ length: n }, (_, index) => (index + 1) * 1_000);
}
