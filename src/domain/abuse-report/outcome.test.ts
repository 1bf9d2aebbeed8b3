import { expect, it } from "vitest";
import { outcomesFor } from "./outcome.ts";

it("suspends only a pro of the market, or one who is suspended already", () => {
  for (const state of ["approved", "suspended"] as const) {
    expect(outcomesFor(state)).toContain("suspended");
  }
  for (const state of [null, "pending", "rejected", "withdrawn"] as const) {
    expect(outcomesFor(state)).toEqual(["warned", "no_action"]);
  }
});
