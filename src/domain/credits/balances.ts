import type { LedgerAccount, LedgerEntry, Transfer, TransferProblem } from "./ledger.ts";
import { transferProblem } from "./ledger.ts";

export type LotBalances = Record<LedgerAccount, number>;

const NOTHING: LotBalances = {
  issued: 0,
  available: 0,
  held: 0,
  spent: 0,
  expired: 0,
  taken_back: 0,
};

/** What each lot has in each ledger account: the sums of its entries. `issued` is 0 or negative. */
export function balances(entries: Iterable<LedgerEntry>): Map<string, LotBalances> {
  const byLot = new Map<string, LotBalances>();
  for (const { lot_id, ledger, amount } of entries) {
    const before = byLot.get(lot_id) ?? NOTHING;
    byLot.set(lot_id, { ...before, [ledger]: before[ledger] + amount });
  }
  return byLot;
}

export type AppliedTransfer =
  | { ok: true; balances: Map<string, LotBalances> }
  | { ok: false; problem: TransferProblem | "negative_balance" };

/** The balances after one more transfer, or why it is refused; nothing but `issued` goes below 0. */
export function applyTransfer(
  before: ReadonlyMap<string, LotBalances>,
  transfer: Transfer,
): AppliedTransfer {
  const problem = transferProblem(transfer);
  if (problem) return { ok: false, problem };
  const after = new Map(before);
  for (const [lotId, change] of balances(transfer.entries)) {
    const old = before.get(lotId) ?? NOTHING;
    const lot: LotBalances = {
      issued: old.issued + change.issued,
      available: old.available + change.available,
      held: old.held + change.held,
      spent: old.spent + change.spent,
      expired: old.expired + change.expired,
      taken_back: old.taken_back + change.taken_back,
    };
    if (Math.min(lot.available, lot.held, lot.spent, lot.expired, lot.taken_back) < 0) {
      return { ok: false, problem: "negative_balance" };
    }
    after.set(lotId, lot);
  }
  return { ok: true, balances: after };
}
