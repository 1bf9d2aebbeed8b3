import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { histogram } from "./histogram.ts";
import { inOrder } from "./percentile.ts";
import { LEAST_IN_GROUP } from "./thresholds.ts";

describe("a histogram", () => {
  it("of one price is one bar", () => {
    expect(histogram(Array.from({ length: 5 }, () => 100_000))).toEqual([
      { from: 100_000, to: 101_000, n: 5 },
    ]);
  });

  it("puts a price on an edge above it", () => {
    const bars = histogram([...times(6, 100_000), ...times(6, 200_000)]);
    expect(bars.find(({ from }) => from === 100_000)?.n).toBe(6);
    expect(bars.find(({ from }) => from === 200_000)?.n).toBe(6);
  });

  it("gathers a few prices far away in an open bar, however far they are", () => {
    const usual = Array.from({ length: 200 }, (_, index) => 100_000 + index * 500);
    const bars = histogram([...usual, ...times(5, 90_000_000)]);
    expect(bars.at(-1)).toEqual({ from: 200_000, to: null, n: 5 });
    expect(bars.length).toBeGreaterThan(8);
  });

  it("lets fewer far away join the bar beside them", () => {
    const usual = Array.from({ length: 200 }, (_, index) => 100_000 + index * 500);
    const last = histogram([...usual, 90_000_000]).at(-1);
    expect(last?.to).toBeNull();
    expect(last?.n).toBeGreaterThan(LEAST_IN_GROUP);
  });

  it("keeps a gap between two kinds of prices", () => {
    const bars = histogram([...times(30, 50_000), ...times(30, 500_000)]);
    expect(bars.filter(({ n }) => n === 0).length).toBeGreaterThan(3);
  });

  it("is none of fewer prices than a bar may hold", () => {
    expect(() => histogram([1, 2, 3, 4])).toThrow(RangeError);
  });

  it("counts every price once, in bars that join, none of one to four deals", () => {
    const anyPrices = fc.array(
      fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 1_000_000_000 })),
      { minLength: LEAST_IN_GROUP, maxLength: 200 },
    );
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const bars = histogram(inOrder(prices));
        for (const [index, { from, to, n }] of bars.entries()) {
          const within = prices.filter(
            (price) => price >= (from ?? -Infinity) && price < (to ?? Infinity),
          );
          expect(n).toBe(within.length);
          expect(n === 0 || n >= LEAST_IN_GROUP).toBe(true);
          if (index > 0) expect(bars[index - 1]?.to).toBe(from);
        }
        expect(bars.reduce((sum, { n }) => sum + n, 0)).toBe(prices.length);
        expect(bars.length).toBeLessThanOrEqual(15);
      }),
    );
  });
});

function times(n: number, price: number): number[] {
  return Array.from({ length: n }, () => price);
}
