import { isWon } from "#domain/won/won.ts";

/** A payment that was captured, with all that was paid back of it so far, in won. */
export type Refundable = { amount: number; refunded: number };

/** Won that can still be paid back. */
export function refundableWon({ amount, refunded }: Refundable): number {
  return Math.max(0, amount - refunded);
}

export type RefundCheck =
  | { ok: true; refunded: number }
  | { ok: false; code: "refund_amount_invalid" | "refund_exceeds_paid" };

/**
 * Whether `won` more can be paid back of a payment, and what is refunded of it then. Each refund is a row
 * of its own that never changes; together they never exceed what was paid.
 */
export function checkRefund(payment: Refundable, won: number): RefundCheck {
  if (!isWon(won) || won === 0) return { ok: false, code: "refund_amount_invalid" };
  if (won > refundableWon(payment)) return { ok: false, code: "refund_exceeds_paid" };
  return { ok: true, refunded: payment.refunded + won };
}
