import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { averageRating, smoothedRating } from "./rating.ts";

describe("averageRating", () => {
  it.each([
    [0, 0, null],
    [1, 5, 5],
    [3, 14, 4.7],
    [4, 17, 4.3],
    [20, 85, 4.3],
    [100, 424, 4.2],
    [3, 13, 4.3],
  ])("of %d reviews with %d points is %j", (count, sum, average) => {
    expect(averageRating({ count, sum })).toBe(average);
  });
  it("lies within half a tenth of the true average", () => {
    const scores = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 500 });
    fc.assert(
      fc.property(scores, (all) => {
        const sum = all.reduce((total, score) => total + score, 0);
        const average = averageRating({ count: all.length, sum }) ?? 0;
        const off = average * 10 - (10 * sum) / all.length;
        expect(off).toBeGreaterThan(-0.5 - 1e-9);
        expect(off).toBeLessThan(0.5 + 1e-9);
      }),
    );
  });
});

describe("smoothedRating", () => {
  it("starts a new pro at the middle", () => {
    expect(smoothedRating({ count: 0, sum: 0 })).toBe(4);
  });
  it("puts fifty reviews of 4.8 above one of 5", () => {
    expect(smoothedRating({ count: 50, sum: 240 })).toBeGreaterThan(
      smoothedRating({ count: 1, sum: 5 }),
    );
  });
  it("nears the average as reviews come in", () => {
    expect(smoothedRating({ count: 10_000, sum: 30_000 })).toBeCloseTo(3, 2);
  });
});
