import { isLotExpired } from "#domain/credits/lot.ts";
import { topUpRefund } from "#domain/credits/top-up.ts";
import { checkRefund, refundableWon } from "#domain/payment/money-refund.ts";
import { refundMethod, type RefundMethod } from "#domain/payment/refund-method.ts";
import type { TopUpRow } from "./queries.ts";

/** Credits that nobody used of a pack, won that go back for them, and how; null when nothing does. */
export function refundableOf(
  row: TopUpRow,
  now: Date,
): { credits: number; won: number; method: RefundMethod } | null {
  const { lot_id: id, expires_at: expires, available, paid_at: paidAt } = row;
  if (id === null || expires === null || available === null || paidAt === null) return null;
  const expires_at = expires.getTime();
  if (isLotExpired({ expires_at }, now.getTime())) return null;
  const back = topUpRefund({
    id,
    kind: "topup",
    granted_at: row.created_at.getTime(),
    expires_at,
    paid_won: row.price_won,
    available,
    credits: row.credits,
  });
  // A part that went back at the gateway may have been too small for a credit: its won are gone all the same.
  const paid = { amount: row.price_won, refunded: row.returned };
  const won = Math.min(back.won, refundableWon(paid));
  if (!checkRefund(paid, won).ok) return null;
  const payment = { method: row.method_type, paid_at: paidAt.getTime() };
  return { ...back, won, method: refundMethod(payment, now.getTime()) };
}
