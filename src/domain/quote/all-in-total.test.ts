import { expect, it } from "vitest";
import { allInTotal } from "./all-in-total.ts";

it("adds the ceiling on extras to the total", () => {
  expect(allInTotal({ total: 100_000, extra_ceiling: 20_000 })).toBe(120_000);
  expect(allInTotal({ total: 100_000, extra_ceiling: 0 })).toBe(100_000);
});
