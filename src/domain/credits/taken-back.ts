import { isLotExpired } from "./lot.ts";
import type { LotKind, LotPart, LotWithBalance } from "./lot.ts";
import { inSpendOrder } from "./spend-order.ts";

/**
 * Credits that go with money taken back of what a lot was bought for: their share of the price, rounded down. When
 * nothing of the price was kept it is all of them that were not refunded in money (`refunded`) before.
 */
export function creditsFor(lot: {
  credits: number;
  refunded: number;
  price: number;
  /** Won that were taken back, and that we kept. */
  taken: number;
  kept: number;
}): number {
  if (lot.taken <= 0) return 0;
  const most = lot.credits - lot.refunded;
  if (lot.kept <= 0) return most;
  return Math.min(most, Math.floor((lot.credits * lot.taken) / lot.price));
}

/** A lot of which credits are to go or to come back. */
export type TakenLot = {
  available: number;
  /** Captured, spent, held, or gone to pay a debt of another lot: a debt once they are to go. */
  used: number;
  /** Taken out of it so far. */
  taken: number;
  /** Used credits that are owed because they were to go, in all, and what of them is still open. */
  owed: number;
  open: number;
};

/** What is to be done so that `due` credits of a lot are gone. All numbers are 0 or more. */
export type TakeBackStep = {
  take: number;
  owe: number;
  /** Open debt that falls away, debt that was paid and comes back to who paid it, credits that come back to the lot. */
  forgive: number;
  repay: number;
  give: number;
};

/**
 * Unspent credits go first; what is used becomes a debt; what ran out before is no loss to anybody. On the way back it is
 * the other way round: first nobody owes any more, then the lot has its own again.
 */
export function takeBackStep(lot: TakenLot, due: number): TakeBackStep {
  const change = due - lot.taken - lot.owed;
  if (change >= 0) {
    const take = Math.min(change, lot.available);
    const owe = Math.min(change - take, Math.max(0, lot.used - lot.owed));
    return { take, owe, forgive: 0, repay: 0, give: 0 };
  }
  const back = -change;
  const forgive = Math.min(back, lot.open);
  const repay = Math.min(back - forgive, lot.owed - lot.open);
  return { take: 0, owe: 0, forgive, repay, give: back - forgive - repay };
}

/** Which lots pay how much of what is owed at `now`: all that they can, in spend order. */
export function payOwed(facts: {
  lots: readonly LotWithBalance[];
  owed: number;
  kinds: readonly LotKind[];
  now: number;
}): LotPart[] {
  const { lots, kinds, now } = facts;
  const usable = lots.filter(
    (lot) => lot.available > 0 && kinds.includes(lot.kind) && !isLotExpired(lot, now),
  );
  const parts: LotPart[] = [];
  let missing = facts.owed;
  for (const lot of inSpendOrder(usable)) {
    if (missing <= 0) break;
    const amount = Math.min(lot.available, missing);
    parts.push({ lot_id: lot.id, amount });
    missing -= amount;
  }
  return parts;
}
