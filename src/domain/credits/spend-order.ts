import type { Lot, LotKind } from "./lot.ts";

const KIND_RANK: Record<LotKind, number> = { bonus: 0, rollover: 1, plan: 2, refund: 3, topup: 4 };

/** Compares lots by who pays first: earlier expiry, then kind, then earlier grant, then id. */
export function compareSpendOrder(a: Lot, b: Lot): number {
  return (
    a.expires_at - b.expires_at ||
    KIND_RANK[a.kind] - KIND_RANK[b.kind] ||
    a.granted_at - b.granted_at ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

/** The same lots, the one that pays first in front. */
export function inSpendOrder<L extends Lot>(lots: readonly L[]): L[] {
  return lots.toSorted(compareSpendOrder);
}
