import { describe, expect, it } from "vitest";
import { allocateHold } from "./allocate-hold.ts";
import { balanceAt } from "./balance-at.ts";
import type { DatedEntry } from "./balance-at.ts";
import { buildTransfer } from "./ledger.ts";
import type { TransferReason } from "./ledger.ts";
import type { LotWithBalance } from "./lot.ts";
import { payingKinds } from "./paying-kinds.ts";
import { TOP_UP_STEPS } from "./top-up-order.ts";
import type { TopUpAnswer, TopUpState, TopUpStep } from "./top-up-order.ts";
import { TOP_UP_PACKS, topUpExpiresAt, topUpPrice, topUpRefund } from "./top-up.ts";

const bought: LotWithBalance & { credits: number } = {
  id: "t",
  kind: "topup",
  granted_at: 0,
  expires_at: 9_000,
  paid_won: 39_600,
  available: 12,
  credits: 30,
};

const move = (at: number, reason: TransferReason, lot_id: string, amount: number): DatedEntry[] =>
  buildTransfer(reason, [{ lot_id, amount }]).entries.map((entry) => ({ ...entry, at }));

it("sells three packs at one price for each credit", () => {
  expect(TOP_UP_PACKS.map(topUpPrice)).toEqual([13_200, 39_600, 132_000]);
  expect(() => topUpPrice(11)).toThrow(RangeError);
});

describe("topUpExpiresAt", () => {
  const seoul = (text: string): number => Date.parse(`${text}+09:00`);
  it("is five years on, by the day in Seoul", () => {
    expect(topUpExpiresAt(seoul("2027-05-01T00:30:00"))).toBe(seoul("2032-05-01T00:00:00"));
    expect(topUpExpiresAt(seoul("2027-04-30T23:59:59"))).toBe(seoul("2032-04-30T00:00:00"));
  });
  it("is 1 March for a leap day", () => {
    expect(topUpExpiresAt(seoul("2028-02-29T12:00:00"))).toBe(seoul("2033-03-01T00:00:00"));
  });
});

describe("topUpRefund", () => {
  it("pays the unused credits back at what they cost", () => {
    expect(topUpRefund(bought)).toEqual({ credits: 12, won: 15_840 });
    expect(topUpRefund({ ...bought, available: 0 })).toEqual({ credits: 0, won: 0 });
  });
  it("rounds down and never pays more than was paid", () => {
    expect(topUpRefund({ ...bought, paid_won: 100, available: 29 }).won).toBe(96);
    expect(topUpRefund({ ...bought, available: 30 }).won).toBe(39_600);
  });
  it("pays nothing for what was not bought", () => {
    expect(topUpRefund({ ...bought, kind: "plan" })).toEqual({ credits: 0, won: 0 });
    expect(topUpRefund({ ...bought, paid_won: 0 })).toEqual({ credits: 0, won: 0 });
  });
});

describe("TOP_UP_STEPS", () => {
  const ANSWERS: TopUpAnswer[] = ["paid", "failed", "not_found", "unknown", "give_up"];
  const usable = (state: TopUpState, answer: TopUpAnswer): number =>
    10 + (TOP_UP_STEPS[state][answer].effect === "grant" ? 15 : 0);

  it("makes bought credits usable only when paid (B38)", () => {
    expect(usable("pending", "unknown")).toBe(10);
    expect(usable("pending", "paid")).toBe(25);
    expect(usable("pending", "failed")).toBe(10);
  });
  it("grants once and refunds once, whatever comes again and in whatever order", () => {
    for (const first of ANSWERS) {
      for (const second of ANSWERS) {
        let state: TopUpState = "pending";
        const done: string[] = [];
        for (const answer of [first, second, "paid", "paid", "failed"] as const) {
          const step: TopUpStep = TOP_UP_STEPS[state][answer];
          state = step.state;
          if (step.effect) done.push(step.effect);
        }
        const waits = (answer: TopUpAnswer) => ["not_found", "unknown", "paid"].includes(answer);
        const granted = first === "paid" || (waits(first) && waits(second));
        expect([first, second, done]).toEqual([first, second, [granted ? "grant" : "refund"]]);
      }
    }
  });
  it("leaves what ended as it is", () => {
    expect(TOP_UP_STEPS.pending.failed).toEqual({ state: "failed", effect: null });
    expect(TOP_UP_STEPS.pending.give_up).toEqual({ state: "given_up", effect: null });
    expect(TOP_UP_STEPS.failed.give_up).toEqual({ state: "failed", effect: null });
    expect(TOP_UP_STEPS.given_up.failed).toEqual({ state: "given_up", effect: null });
    expect(TOP_UP_STEPS.settled.failed).toEqual({ state: "settled", effect: null });
  });
});

describe("balanceAt", () => {
  const lots = [
    { id: "a", expires_at: 100 },
    { id: "b", expires_at: 1_000 },
    { id: "unused", expires_at: 1_000 },
  ];
  const entries = [
    ...move(10, "grant", "a", 10),
    ...move(20, "hold", "a", 4),
    ...move(30, "capture", "a", 3),
    ...move(50, "grant", "b", 7),
    ...move(110, "expire", "a", 6),
  ];
  it.each([
    [9, 0, 0],
    [10, 10, 0],
    [20, 6, 4],
    [30, 6, 1],
    [50, 13, 1],
    [99, 13, 1],
    // Expired, though written off only later.
    [100, 7, 1],
    [110, 7, 1],
  ])("at %d is %d available and %d held", (instant, available, held) => {
    expect(balanceAt(lots, entries, instant)).toEqual({ available, held });
  });
});

it("spends two grants in spend order, with one part for each (B38)", () => {
  const lots: LotWithBalance[] = [
    { ...bought, id: "late", available: 15 },
    { ...bought, id: "soon", kind: "plan", expires_at: 8_000, available: 10 },
  ];
  expect(allocateHold({ lots, amount: 12, kinds: payingKinds(false), now: 1 })).toEqual({
    ok: true,
    parts: [
      { lot_id: "soon", amount: 10 },
      { lot_id: "late", amount: 2 },
    ],
  });
});
