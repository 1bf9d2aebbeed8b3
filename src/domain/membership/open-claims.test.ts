import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaymentRecord } from "./membership.ts";
import { claimsOf } from "./open-claims.ts";

const payment = (id: string, rest: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id,
  purpose: "renewal",
  period: { start: "2027-01-15", end: "2027-02-14" },
  amount: 29_000,
  method: "card",
  status: "paid",
  paid_at: 0,
  refunded: 0,
  taken_back: 0,
  covers: [],
  ...rest,
});
const recharge = (id: string, covers: PaymentRecord["covers"], rest: Partial<PaymentRecord> = {}) =>
  payment(id, {
    purpose: "recharge",
    amount: covers.reduce((sum, { amount }) => sum + amount, 0),
    covers,
    ...rest,
  });

describe("what is owed of a membership's payments", () => {
  it("is one of which nothing is left, and not one of which a won is", () => {
    expect(claimsOf([payment("a")])).toEqual({
      open: [],
      partial: new Map([["a", 0]]),
      excess: [],
    });
    const almost = claimsOf([payment("a", { taken_back: 28_999 })]);
    expect([almost.open, almost.partial.get("a")]).toEqual([[], 28_999]);
    const gone = claimsOf([payment("a", { taken_back: 29_000 })]);
    expect([gone.open, gone.partial.get("a")]).toEqual([[{ payment_id: "a", amount: 29_000 }], 0]);
  });
  it("is as much as we did not pay back ourselves, and nothing when we paid it all back", () => {
    const both = claimsOf([payment("a", { refunded: 10_000, taken_back: 19_000 })]);
    expect(both.open).toEqual([{ payment_id: "a", amount: 19_000 }]);
    expect(claimsOf([payment("a", { refunded: 29_000 })]).open).toEqual([]);
  });
  it("is nothing of what never counted", () => {
    expect(claimsOf([payment("a", { status: "given_up", taken_back: 29_000 })])).toEqual({
      open: [],
      partial: new Map(),
      excess: [],
    });
  });
  it("is nothing once it was paid again", () => {
    const made = [
      payment("a", { taken_back: 29_000 }),
      recharge("r", [{ payment_id: "a", amount: 29_000 }]),
    ];
    expect(claimsOf(made)).toEqual({ open: [], partial: new Map([["a", 0]]), excess: [] });
  });
  it("is a part when a part of what made it good is gone, and all when all of that is", () => {
    const covers = [{ payment_id: "a", amount: 29_000 }];
    const after = (taken_back: number) =>
      claimsOf([payment("a", { taken_back: 29_000 }), recharge("r", covers, { taken_back })]);
    expect([after(1).open, after(1).partial.get("a")]).toEqual([[], 1]);
    expect([after(28_999).open, after(28_999).partial.get("a")]).toEqual([[], 28_999]);
    expect([after(29_000).open, after(29_000).partial.get("a")]).toEqual([covers, 0]);
  });
  it("goes back of a recharge once what it made good is ours again", () => {
    const covers = [
      { payment_id: "a", amount: 29_000 },
      { payment_id: "b", amount: 30_000 },
    ];
    const b = payment("b", { amount: 30_000, taken_back: 30_000 });
    const both = claimsOf([payment("a"), b, recharge("r", covers)]);
    expect(both.excess).toMatchObject([{ payment: { id: "r" }, amount: 29_000 }]);
    expect(both.open).toEqual([]);
    const done = claimsOf([payment("a"), b, recharge("r", covers, { refunded: 29_000 })]);
    expect([done.excess, done.open]).toEqual([[], []]);
  });
  it("is counted once: owed, made good, or to go back", () => {
    const won = fc.nat({ max: 29_000 });
    fc.assert(
      fc.property(won, won, won, fc.boolean(), (refunded, taken, lost, isWhole) => {
        const taken_back = isWhole ? 29_000 - refunded : Math.min(taken, 29_000 - refunded);
        const a = payment("a", { refunded, taken_back });
        const amount = 29_000 - refunded;
        const covers = amount > 0 ? [{ payment_id: "a", amount }] : [];
        const r = recharge("r", covers, { taken_back: Math.min(lost, amount) });
        const { open, partial, excess } = claimsOf([a, r]);
        const kept = r.amount - r.taken_back;
        const toGoBack = excess.reduce((sum, one) => sum + one.amount, 0);
        const owed = open.reduce((sum, one) => sum + one.amount, 0);
        const isGone = taken_back > 0 && refunded + taken_back === 29_000;
        expect(owed + (partial.get("a") ?? 0) + kept - toGoBack).toBe(isGone ? amount : taken_back);
        expect(Math.min(owed, partial.get("a") ?? 0)).toBe(0);
      }),
    );
  });
});
