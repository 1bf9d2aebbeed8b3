import { expect, it } from "vitest";
import { ceilingOfHire, overCeiling } from "./over-ceiling.ts";

it("the ceiling is what was agreed on and the most that extras may add", () => {
  expect(ceilingOfHire({ quoted_price: 400_000, extra_ceiling: 50_000 })).toBe(450_000);
});

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
