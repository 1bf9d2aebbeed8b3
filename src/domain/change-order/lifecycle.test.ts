import { describe, expect, it } from "vitest";
import { availableChangeOrderActions, transition } from "./lifecycle.ts";
import type { ChangeOrderEvent, ChangeOrderFacts, HireSide } from "./lifecycle.ts";

const order: ChangeOrderFacts = { state: "proposed", proposed_by: "hired_pro", isHired: true };

describe("a change order", () => {
  it.each<[ChangeOrderEvent, HireSide, string]>([
    ["approve", "customer", "approved"],
    ["reject", "customer", "rejected"],
    ["withdraw", "hired_pro", "withdrawn"],
  ])("moves by %s of the %s to %s", (event, side, state) => {
    expect(transition(order, event, side)).toEqual({ ok: true, state });
  });
  it.each<[ChangeOrderEvent, HireSide]>([
    ["approve", "hired_pro"],
    ["reject", "hired_pro"],
    ["withdraw", "customer"],
  ])("does not move by %s of the %s", (event, side) => {
    expect(transition(order, event, side)).toEqual({ ok: false, refusal: "wrong_actor" });
  });
  it("may come from the customer, and then the pro decides", () => {
    const fromCustomer: ChangeOrderFacts = { ...order, proposed_by: "customer" };
    expect(transition(fromCustomer, "approve", "hired_pro").ok).toBe(true);
    expect(transition(fromCustomer, "approve", "customer").ok).toBe(false);
  });
  it.each(["approved", "rejected", "withdrawn"] as const)("stays %s", (state) => {
    expect(transition({ ...order, state }, "approve", "customer")).toEqual({
      ok: false,
      refusal: "wrong_state",
    });
  });
  it("stands still once the hire has ended", () => {
    const ended = { ...order, isHired: false };
    expect(transition(ended, "approve", "customer")).toEqual({ ok: false, refusal: "not_hired" });
    expect(availableChangeOrderActions(ended, "customer")).toEqual([]);
  });
  it("shows each side its own buttons", () => {
    expect(availableChangeOrderActions(order, "customer")).toEqual(["approve", "reject"]);
    expect(availableChangeOrderActions(order, "hired_pro")).toEqual(["withdraw"]);
  });
});
