import type { LotPart, LotWithBalance } from "./lot.ts";

export type VoidCredits =
  | { ok: true; part: LotPart }
  | { ok: false; code: "void_amount_invalid" | "void_exceeds_available" };

/** Takes credits out of a lot by decision of staff; never more than it has available (B37). */
export function voidCredits(lot: LotWithBalance, amount: number): VoidCredits {
  if (!Number.isSafeInteger(amount) || amount < 1)
    return { ok: false, code: "void_amount_invalid" };
  if (amount > lot.available) return { ok: false, code: "void_exceeds_available" };
  return { ok: true, part: { lot_id: lot.id, amount } };
}
