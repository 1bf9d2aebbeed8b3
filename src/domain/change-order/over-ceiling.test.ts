import { expect, it } from "vitest";
import { HIGHEST_PRICE } from "#domain/won/highest-price.ts";
import { ceilingOfHire, overCeiling } from "./over-ceiling.ts";

it("the ceiling is what was agreed on and the most that extras may add", () => {
  const quote = { unit: "job", total: 380_000, extra_ceiling: 50_000 } as const;
  expect(ceilingOfHire(400_000, quote)).toBe(450_000);
  expect(ceilingOfHire(400_000, { ...quote, unit: "negotiable" })).toBe(450_000);
});

it.each(["hour", "visit", "pyeong"] as const)(
  "the ceiling of a quote by the %s counts as often as its price was agreed on",
  (unit) => {
    const quote = { unit, total: 12_000, extra_ceiling: 1_000 };
    expect(ceilingOfHire(120_000, quote)).toBe(130_000);
    expect(ceilingOfHire(12_000, quote)).toBe(13_000);
    // A sum that no whole number of units comes to.
    expect(ceilingOfHire(100_000, quote)).toBe(108_333);
    // A price for one that says nothing of how many there were.
    expect(ceilingOfHire(HIGHEST_PRICE, { ...quote, total: 1 })).toBe(2 * HIGHEST_PRICE);
    // An hour that costs nothing says nothing of how many there were.
    expect(ceilingOfHire(50_000, { ...quote, total: 0 })).toBe(51_000);
  },
);

it.each([
  [{ price: 450_000 }, 0],
  [{ price: 450_001 }, 1],
  [{ price: 0 }, 0],
  [{ price: null }, 0],
  [{}, 0],
  // While it is typed.
  [{ price: 500_000.5 }, 0],
  [{ price: Number.MAX_SAFE_INTEGER + 1 }, 0],
])("%j is %j over", (change, over) => {
  expect(overCeiling(change, 450_000)).toBe(over);
});
