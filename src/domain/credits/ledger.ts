import type { LotPart } from "./lot.ts";

export const LEDGER_ACCOUNTS = [
  "issued",
  "available",
  "held",
  "spent",
  "expired",
  "taken_back",
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const TRANSFER_REASONS = [
  "grant",
  "hold",
  "capture",
  "release",
  "expire",
  "refund",
  "spend",
  "take_back",
  "give_back",
] as const;
export type TransferReason = (typeof TRANSFER_REASONS)[number];

/** One side of a movement: plus into a ledger account of a lot, minus out of it, never 0. */
export type LedgerEntry = { lot_id: string; ledger: LedgerAccount; amount: number };

export type Transfer = { reason: TransferReason; entries: LedgerEntry[] };

/**
 * Between which ledger accounts a reason moves credits. `issued` is where they come from and stands
 * below zero by all that was ever granted, so each lot's accounts always add up to 0.
 */
export const MOVEMENTS: Record<TransferReason, { from: LedgerAccount; to: LedgerAccount }> = {
  grant: { from: "issued", to: "available" },
  hold: { from: "available", to: "held" },
  capture: { from: "held", to: "spent" },
  release: { from: "held", to: "available" },
  expire: { from: "available", to: "expired" },
  refund: { from: "spent", to: "available" },
  spend: { from: "available", to: "spent" },
  // The money for them was taken back, or is ours again.
  take_back: { from: "available", to: "taken_back" },
  give_back: { from: "taken_back", to: "available" },
};

/** The balanced transfer that moves the parts as the reason says: two entries for each lot. */
export function buildTransfer(reason: TransferReason, parts: readonly LotPart[]): Transfer {
  const { from, to } = MOVEMENTS[reason];
  const entries = parts.flatMap(({ lot_id, amount }): LedgerEntry[] => [
    { lot_id, ledger: from, amount: -amount },
    { lot_id, ledger: to, amount },
  ]);
  const transfer = { reason, entries };
  const problem = transferProblem(transfer);
  if (problem) throw new RangeError(`no ${reason} of these parts: ${problem}`);
  return transfer;
}

export type TransferProblem =
  | "empty"
  | "not_whole_credits"
  | "wrong_ledger_account"
  | "wrong_direction"
  | "unbalanced";

/** Why a transfer must not be written, or null. Each lot has to balance for itself. */
export function transferProblem({ reason, entries }: Transfer): TransferProblem | null {
  if (entries.length === 0) return "empty";
  const { from, to } = MOVEMENTS[reason];
  const sumByLot = new Map<string, number>();
  for (const { lot_id, ledger, amount } of entries) {
    if (!Number.isSafeInteger(amount) || amount === 0) return "not_whole_credits";
    if (ledger !== from && ledger !== to) return "wrong_ledger_account";
    if ((ledger === to) !== amount > 0) return "wrong_direction";
    sumByLot.set(lot_id, (sumByLot.get(lot_id) ?? 0) + amount);
  }
  return [...sumByLot.values()].some((sum) => sum !== 0) ? "unbalanced" : null;
}
