import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payingKinds } from "./paying-kinds.ts";
import { creditsFor, payOwed, takeBackStep, type TakenLot } from "./taken-back.ts";

describe("credits that go with money", () => {
  const pack = { credits: 30, refunded: 0, price: 39_600 };

  it("are their share of the price, rounded down", () => {
    const partly = (taken: number) => creditsFor({ ...pack, taken, kept: 39_600 - taken });
    expect([partly(50), partly(1_319), partly(1_320), partly(2_639), partly(2_640)]).toEqual([
      0, 0, 1, 1, 2,
    ]);
    expect(partly(39_599)).toBe(29);
  });
  it("are all of them once nothing of the price is left, less what was refunded in money", () => {
    expect(creditsFor({ ...pack, taken: 39_600, kept: 0 })).toBe(30);
    expect(creditsFor({ ...pack, refunded: 18, taken: 15_840, kept: 0 })).toBe(12);
    expect(creditsFor({ credits: 3, refunded: 1, price: 10_000, taken: 6_667, kept: 0 })).toBe(2);
  });
  it("are never more than were not refunded, and none while no money was taken", () => {
    expect(creditsFor({ ...pack, refunded: 29, taken: 2_640, kept: 1 })).toBe(1);
    expect(creditsFor({ ...pack, refunded: 29, taken: 0, kept: 0 })).toBe(0);
  });
});

describe("a lot whose money was taken back", () => {
  const lot: TakenLot = { available: 18, used: 12, taken: 0, owed: 0, open: 0 };
  const none = { take: 0, owe: 0, forgive: 0, repay: 0, give: 0 };

  it("gives what nobody used first; the rest is owed", () => {
    expect(takeBackStep(lot, 18)).toEqual({ ...none, take: 18 });
    expect(takeBackStep(lot, 19)).toEqual({ ...none, take: 18, owe: 1 });
    expect(takeBackStep(lot, 30)).toEqual({ ...none, take: 18, owe: 12 });
  });
  it("does the same once for the same money", () => {
    expect(takeBackStep({ ...lot, available: 0, taken: 18, owed: 12, open: 12 }, 30)).toEqual(none);
    expect(takeBackStep({ ...lot, available: 0, taken: 18, owed: 12, open: 0 }, 30)).toEqual(none);
  });
  it("owes nothing for what ran out", () => {
    expect(takeBackStep({ ...lot, available: 0 }, 30)).toEqual({ ...none, owe: 12 });
    expect(takeBackStep({ ...lot, available: 0, owed: 12, open: 3 }, 30)).toEqual(none);
  });
  it("on the way back is owed nothing first, then repaid, then whole again", () => {
    const taken = { available: 0, used: 12, taken: 18, owed: 12, open: 5 };
    expect(takeBackStep(taken, 25)).toEqual({ ...none, forgive: 5 });
    expect(takeBackStep(taken, 24)).toEqual({ ...none, forgive: 5, repay: 1 });
    expect(takeBackStep(taken, 18)).toEqual({ ...none, forgive: 5, repay: 7 });
    expect(takeBackStep(taken, 17)).toEqual({ ...none, forgive: 5, repay: 7, give: 1 });
    expect(takeBackStep(taken, 0)).toEqual({ ...none, forgive: 5, repay: 7, give: 18 });
  });
  it("keeps every credit somewhere, never goes below nothing, and comes back whole", () => {
    const act = fc.oneof(
      fc.record({ do: fc.constant("due" as const), part: fc.nat({ max: 100 }) }),
      fc.record({ do: fc.constant("use" as const), part: fc.nat({ max: 100 }) }),
      fc.record({ do: fc.constant("pay" as const), part: fc.nat({ max: 100 }) }),
    );
    fc.assert(
      fc.property(fc.nat({ max: 400 }), fc.array(act, { maxLength: 12 }), (credits, acts) => {
        let lot: TakenLot = { available: credits, used: 0, taken: 0, owed: 0, open: 0 };
        let paidByOthers = 0;
        const settle = (due: number): void => {
          const step = takeBackStep(lot, due);
          expect(Math.min(...Object.values(step))).toBeGreaterThanOrEqual(0);
          lot = {
            available: lot.available - step.take + step.give,
            used: lot.used,
            taken: lot.taken + step.take - step.give,
            owed: lot.owed + step.owe - step.forgive - step.repay,
            open: lot.open + step.owe - step.forgive,
          };
          paidByOthers -= step.repay;
          expect(lot.available + lot.used + lot.taken).toBe(credits);
          expect(lot.owed - lot.open).toBe(paidByOthers);
          expect(Math.min(lot.available, lot.taken, lot.open, paidByOthers)).toBeGreaterThanOrEqual(
            0,
          );
          // Nothing ran out here, so all that is due is gone or owed.
          expect(lot.taken + lot.owed).toBe(due);
        };
        let due = 0;
        for (const { do: kind, part } of acts) {
          const share = (of: number): number => Math.floor((of * part) / 100);
          if (kind === "due") settle((due = share(credits)));
          else if (kind === "pay") {
            paidByOthers += share(lot.open);
            lot = { ...lot, open: lot.open - share(lot.open) };
          } else {
            const used = share(lot.available);
            lot = { ...lot, available: lot.available - used, used: lot.used + used };
          }
        }
        settle(due);
        settle(0);
        expect(lot).toMatchObject({ taken: 0, owed: 0, open: 0 });
      }),
    );
  });
});

describe("what is owed", () => {
  const at = { granted_at: 0, paid_won: 0 };
  const lots = [
    { ...at, id: "pack", kind: "topup", expires_at: 900, available: 5 },
    { ...at, id: "plan", kind: "plan", expires_at: 100, available: 4 },
    { ...at, id: "gone", kind: "bonus", expires_at: 10, available: 9 },
    { ...at, id: "empty", kind: "bonus", expires_at: 500, available: 0 },
  ] as const;
  const facts = { lots, kinds: payingKinds(false), now: 10 };

  it("is paid by whatever pays now, in spend order, as far as it reaches", () => {
    expect(payOwed({ ...facts, owed: 6 })).toEqual([
      { lot_id: "plan", amount: 4 },
      { lot_id: "pack", amount: 2 },
    ]);
    expect(payOwed({ ...facts, owed: 4 })).toEqual([{ lot_id: "plan", amount: 4 }]);
    expect(payOwed({ ...facts, owed: 20 })).toHaveLength(2);
    expect(payOwed({ ...facts, owed: 0 })).toEqual([]);
  });
  it("is not paid from a membership that is overdue", () => {
    expect(payOwed({ ...facts, owed: 6, kinds: payingKinds(true) })).toEqual([
      { lot_id: "pack", amount: 5 },
    ]);
  });
});
