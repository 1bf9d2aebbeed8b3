import { isLotExpired } from "./lot.ts";
import type { LotKind, LotPart, LotWithBalance } from "./lot.ts";
import { inSpendOrder } from "./spend-order.ts";

export type HoldAllocation =
  | { ok: true; parts: LotPart[] }
  | { ok: false; code: "credits_insufficient"; shortfall: number };

/**
 * Which lots pay a hold of `amount` credits (a whole number ≥ 1) at `now`, in spend order. Lots that
 * expired or whose kind may not pay are passed over. All or nothing: too little touches no lot.
 */
export function allocateHold(facts: {
  lots: readonly LotWithBalance[];
  amount: number;
  kinds: readonly LotKind[];
  now: number;
}): HoldAllocation {
  const { lots, amount, kinds, now } = facts;
  if (!Number.isSafeInteger(amount) || amount < 1) {
    throw new RangeError(`not an amount of credits to hold: ${amount}`);
  }
  const usable = lots.filter(
    (lot) => lot.available > 0 && kinds.includes(lot.kind) && !isLotExpired(lot, now),
  );
  const parts: LotPart[] = [];
  let missing = amount;
  for (const lot of inSpendOrder(usable)) {
    if (missing === 0) break;
    const taken = Math.min(lot.available, missing);
    parts.push({ lot_id: lot.id, amount: taken });
    missing -= taken;
  }
  return missing === 0
    ? { ok: true, parts }
    : { ok: false, code: "credits_insufficient", shortfall: missing };
}
