import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceBand, priceBandText } from "./price-band.ts";

describe("priceBand", () => {
  it.each([
    [0, "1만 원 미만"],
    [9_999, "1만 원 미만"],
    [10_000, "1만 원 이상 2만 원 미만"],
    [99_999, "9만 원 이상 10만 원 미만"],
    [100_000, "10만 원 이상 15만 원 미만"],
    [149_999, "10만 원 이상 15만 원 미만"],
    [150_000, "15만 원 이상 20만 원 미만"],
    [200_000, "20만 원 이상 30만 원 미만"],
    [260_000, "20만 원 이상 30만 원 미만"],
    [1_300_000, "100만 원 이상 150만 원 미만"],
    [32_000_000, "3,000만 원 이상 4,000만 원 미만"],
    [99_000_000, "9,000만 원 이상 1억 원 미만"],
    [120_000_000, "1억 원 이상 1억 5,000만 원 미만"],
    [1_000_000_000, "10억 원 이상 15억 원 미만"],
  ])("of %d won is %s", (price, text) => {
    expect(priceBandText(priceBand(price))).toBe(text);
  });
  it("holds the price, and the same band its whole width", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (price) => {
        const band = priceBand(price);
        expect(band.from).toBeLessThanOrEqual(price);
        expect(band.to).toBeGreaterThan(price);
        expect(priceBand(band.from)).toEqual(band);
        expect(priceBand(band.to - 1)).toEqual(band);
      }),
    );
  });
  it.each([-1, 0.5, NaN])("throws for %d", (price) => {
    expect(() => priceBand(price)).toThrow(RangeError);
  });
});
