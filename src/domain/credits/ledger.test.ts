import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyTransfer, balances } from "./balances.ts";
import type { LotBalances } from "./balances.ts";
import { MOVEMENTS, buildTransfer, transferProblem } from "./ledger.ts";
import type { LedgerEntry, Transfer, TransferReason } from "./ledger.ts";

const REASONS = Object.keys(MOVEMENTS) as TransferReason[];

const anyParts = fc.uniqueArray(
  fc.record({ lot_id: fc.constantFrom("a", "b", "c"), amount: fc.integer({ min: 1, max: 9 }) }),
  { minLength: 1, selector: ({ lot_id }) => lot_id },
);

describe("buildTransfer", () => {
  it.each([
    ["grant", "issued", "available"],
    ["hold", "available", "held"],
    ["capture", "held", "spent"],
    ["release", "held", "available"],
    ["expire", "available", "expired"],
    ["refund", "spent", "available"],
    ["spend", "available", "spent"],
  ] as const)("moves a %s from %s to %s", (reason, from, to) => {
    expect(buildTransfer(reason, [{ lot_id: "a", amount: 3 }])).toEqual({
      reason,
      entries: [
        { lot_id: "a", ledger: from, amount: -3 },
        { lot_id: "a", ledger: to, amount: 3 },
      ],
    });
  });
  it.each([0, -1, 1.5, NaN])("throws for a part of %d credits", (amount) => {
    expect(() => buildTransfer("hold", [{ lot_id: "a", amount }])).toThrow(RangeError);
  });
  it("throws for no parts", () => {
    expect(() => buildTransfer("hold", [])).toThrow(RangeError);
  });
  it("always balances", () => {
    fc.assert(
      fc.property(fc.constantFrom(...REASONS), anyParts, (reason, parts) => {
        const transfer = buildTransfer(reason, parts);
        expect(transferProblem(transfer)).toBeNull();
        expect(transfer.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      }),
    );
  });
});

describe("transferProblem", () => {
  const hold = (...entries: LedgerEntry[]): Transfer => ({ reason: "hold", entries });
  const out: LedgerEntry = { lot_id: "a", ledger: "available", amount: -2 };
  const into: LedgerEntry = { lot_id: "a", ledger: "held", amount: 2 };

  it.each([
    ["nothing", hold(), "empty"],
    ["one side only", hold(out), "unbalanced"],
    ["sides that differ", hold(out, { ...into, amount: 3 }), "unbalanced"],
    ["two lots that balance only together", hold(out, { ...into, lot_id: "b" }), "unbalanced"],
    ["one lot of two that balances", hold(out, into, { ...out, lot_id: "b" }), "unbalanced"],
    ["half a credit", hold(out, { ...into, amount: 0.5 }), "not_whole_credits"],
    ["zero", hold(out, { ...into, amount: 0 }), "not_whole_credits"],
    ["another account", hold(out, { ...into, ledger: "spent" }), "wrong_ledger_account"],
    [
      "the other way round",
      hold({ ...out, amount: 2 }, { ...into, amount: -2 }),
      "wrong_direction",
    ],
    ["the two sides of a hold", hold(out, into), null],
  ])("of %s", (_, transfer, problem) => {
    expect(transferProblem(transfer)).toBe(problem);
  });
});

describe("balances", () => {
  it("sums a lot's life in the ledger", () => {
    const life = [
      buildTransfer("grant", [{ lot_id: "a", amount: 10 }]),
      buildTransfer("hold", [{ lot_id: "a", amount: 5 }]),
      buildTransfer("capture", [{ lot_id: "a", amount: 2 }]),
      buildTransfer("release", [{ lot_id: "a", amount: 3 }]),
      buildTransfer("expire", [{ lot_id: "a", amount: 7 }]),
    ];
    expect(balances(life.flatMap(({ entries }) => entries)).get("a")).toEqual({
      issued: -10,
      taken_back: 0,
      available: 1,
      held: 0,
      spent: 2,
      expired: 7,
    });
  });
});

describe("applyTransfer", () => {
  const granted = balances(buildTransfer("grant", [{ lot_id: "a", amount: 5 }]).entries);

  it("takes the last credit and refuses one more", () => {
    const last = applyTransfer(granted, buildTransfer("hold", [{ lot_id: "a", amount: 5 }]));
    expect(last.ok && last.balances.get("a")?.available).toBe(0);
    expect(applyTransfer(granted, buildTransfer("hold", [{ lot_id: "a", amount: 6 }]))).toEqual({
      ok: false,
      problem: "negative_balance",
    });
  });
  it("refuses to refund more than was spent", () => {
    expect(applyTransfer(granted, buildTransfer("refund", [{ lot_id: "a", amount: 1 }])).ok).toBe(
      false,
    );
  });
  it("refuses what does not balance", () => {
    const half: Transfer = {
      reason: "grant",
      entries: [{ lot_id: "a", ledger: "available", amount: 5 }],
    };
    expect(applyTransfer(granted, half)).toEqual({ ok: false, problem: "unbalanced" });
  });
  it("keeps every lot adding up to 0 and never below 0, through any history", () => {
    const anyHistory = fc.array(fc.tuple(fc.constantFrom(...REASONS), anyParts), { maxLength: 40 });
    fc.assert(
      fc.property(anyHistory, (history) => {
        let state: Map<string, LotBalances> = new Map();
        const written: LedgerEntry[] = [];
        for (const [reason, parts] of history) {
          const transfer = buildTransfer(reason, parts);
          const applied = applyTransfer(state, transfer);
          if (!applied.ok) continue;
          state = applied.balances;
          written.push(...transfer.entries);
        }
        for (const lot of state.values()) {
          expect(Object.values(lot).reduce((sum, amount) => sum + amount, 0)).toBe(0);
          expect(Math.min(lot.available, lot.held, lot.spent, lot.expired)).toBeGreaterThan(-1);
        }
        expect(balances(written)).toEqual(state);
      }),
    );
  });
});
