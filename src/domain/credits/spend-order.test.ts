import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Lot } from "./lot.ts";
import { compareSpendOrder, inSpendOrder } from "./spend-order.ts";

const lot = (facts: Partial<Lot>): Lot => ({
  id: "a",
  kind: "plan",
  granted_at: 0,
  expires_at: 100,
  paid_won: 0,
  ...facts,
});

const anyLot = fc.record({
  id: fc.constantFrom("a", "b", "c"),
  kind: fc.constantFrom("plan", "rollover", "topup", "bonus", "refund"),
  granted_at: fc.integer({ min: 0, max: 2 }),
  expires_at: fc.integer({ min: 0, max: 2 }),
  paid_won: fc.constant(0),
});

describe("the spend order", () => {
  it("takes what expires first, whatever its kind and age", () => {
    const soon = lot({ id: "z", kind: "topup", granted_at: 9, expires_at: 50 });
    expect(inSpendOrder([lot({ kind: "bonus" }), soon])[0]).toBe(soon);
  });
  it("then goes bonus · rollover · plan · refund · topup", () => {
    const kinds = (["topup", "plan", "refund", "bonus", "rollover"] as const).map((kind) =>
      lot({ kind }),
    );
    expect(inSpendOrder(kinds).map(({ kind }) => kind)).toEqual([
      "bonus",
      "rollover",
      "plan",
      "refund",
      "topup",
    ]);
  });
  it("then takes the older grant, then the smaller id", () => {
    const older = lot({ id: "z", granted_at: -1 });
    expect(inSpendOrder([lot({ id: "b" }), lot({ id: "a" }), older]).map(({ id }) => id)).toEqual([
      "z",
      "a",
      "b",
    ]);
  });
  it("tells two lots apart by their ids alone, either way round", () => {
    const [a, b] = [lot({ id: "a" }), lot({ id: "b" })];
    expect(compareSpendOrder(a, b)).toBe(-1);
    expect(compareSpendOrder(b, a)).toBe(1);
    expect(compareSpendOrder(a, lot({ id: "a" }))).toBe(0);
  });
  it("is one order, however the lots come", () => {
    fc.assert(
      fc.property(fc.array(anyLot), (lots) => {
        const ordered = inSpendOrder(lots);
        expect(inSpendOrder(lots.toReversed())).toEqual(ordered);
        for (const [index, next] of ordered.slice(1).entries()) {
          expect(compareSpendOrder(ordered[index] ?? next, next)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
