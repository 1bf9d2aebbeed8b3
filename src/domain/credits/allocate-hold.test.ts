import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocateHold } from "./allocate-hold.ts";
import type { LotWithBalance } from "./lot.ts";
import { payingKinds } from "./paying-kinds.ts";

const NOW = 1_000;
const every = payingKinds(false);

const lot = (facts: Partial<LotWithBalance>): LotWithBalance => ({
  id: "a",
  kind: "plan",
  granted_at: 0,
  expires_at: NOW + 1,
  paid_won: 0,
  available: 5,
  ...facts,
});

describe("allocateHold", () => {
  it("takes all from one lot that suffices exactly", () => {
    expect(allocateHold({ lots: [lot({})], amount: 5, kinds: every, now: NOW })).toEqual({
      ok: true,
      parts: [{ lot_id: "a", amount: 5 }],
    });
  });
  it("goes on to the next lot in spend order for the rest", () => {
    const lots = [lot({ id: "late", expires_at: NOW + 9 }), lot({ id: "soon", available: 2 })];
    expect(allocateHold({ lots, amount: 3, kinds: every, now: NOW })).toEqual({
      ok: true,
      parts: [
        { lot_id: "soon", amount: 2 },
        { lot_id: "late", amount: 1 },
      ],
    });
  });
  it("refuses one credit too many and names the shortfall", () => {
    expect(allocateHold({ lots: [lot({})], amount: 6, kinds: every, now: NOW })).toEqual({
      ok: false,
      code: "credits_insufficient",
      shortfall: 1,
    });
  });
  it("uses a lot in its last millisecond, not at its expiry", () => {
    const held = (expires_at: number) =>
      allocateHold({ lots: [lot({ expires_at })], amount: 1, kinds: every, now: NOW }).ok;
    expect(held(NOW + 1)).toBe(true);
    expect(held(NOW)).toBe(false);
  });
  it("passes over empty lots", () => {
    const lots = [lot({ id: "empty", available: 0 }), lot({ id: "full" })];
    expect(allocateHold({ lots, amount: 1, kinds: every, now: NOW })).toEqual({
      ok: true,
      parts: [{ lot_id: "full", amount: 1 }],
    });
  });
  it("takes only top-ups and bonus while overdue", () => {
    const lots = (["plan", "rollover", "refund", "topup", "bonus"] as const).map((kind) =>
      lot({ id: kind, kind }),
    );
    const result = allocateHold({ lots, amount: 11, kinds: payingKinds(true), now: NOW });
    expect(result).toEqual({ ok: false, code: "credits_insufficient", shortfall: 1 });
  });
  it.each([0, -1, 0.5, NaN])("throws for a hold of %d", (amount) => {
    expect(() => allocateHold({ lots: [lot({})], amount, kinds: every, now: NOW })).toThrow(
      RangeError,
    );
  });
  it("allocates exactly the amount and never more than a lot has, or misses what is missing", () => {
    const anyLots = fc.array(
      fc.record({
        id: fc.uuid(),
        kind: fc.constantFrom("plan", "rollover", "topup", "bonus", "refund"),
        granted_at: fc.integer({ min: 0, max: 900 }),
        expires_at: fc.integer({ min: 990, max: 1_010 }),
        paid_won: fc.constant(0),
        available: fc.integer({ min: 0, max: 8 }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(anyLots, fc.integer({ min: 1, max: 30 }), (lots, amount) => {
        const usable = lots
          .filter(({ expires_at }) => expires_at > NOW)
          .reduce((sum, { available }) => sum + available, 0);
        const result = allocateHold({ lots, amount, kinds: every, now: NOW });
        if (!result.ok) {
          expect(result.shortfall).toBe(amount - usable);
          expect(result.shortfall).toBeGreaterThan(0);
          return;
        }
        expect(result.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        for (const part of result.parts) {
          expect(part.amount).toBeGreaterThan(0);
          const source = lots.find(({ id }) => id === part.lot_id);
          expect(part.amount).toBeLessThanOrEqual(source?.available ?? 0);
        }
      }),
    );
  });
});
