import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { takenBackWon } from "./queries.ts";
import { askWhereTo } from "./refunds/refunds-of-who-left.ts";

/**
 * Decides that money of a payment goes back, in the caller's transaction; the gateway is called after the commit, or
 * staff send it by bank. Together never more than was paid: the database refuses.
 * A late success is written down with when it was captured.
 */
export async function orderRefund(
  tx: Tx,
  order: Omit<HappeningOf<"payment.to_refund">, "kind"> & { now: Date; ids: Ids },
): Promise<void> {
  const { refundId, accountId, paymentId, amount, method, reason, now, ids } = order;
  const [left] = await tx<{ left_won: number }[]>`
    SELECT p.amount - p.refunded - ${takenBackWon(tx)} AS left_won
    FROM payments p WHERE p.id = ${paymentId} FOR NO KEY UPDATE`;
  await tx`
    INSERT INTO refunds (id, account_id, payment_id, amount, left_won, method, reason, state, next_try_at, created_at)
    VALUES (${refundId}, ${accountId}, ${paymentId}, ${amount}, ${left?.left_won ?? 0}, ${method}, ${reason}, 'waiting',
            ${method === "gateway" ? now : null}, ${now})`;
  await tx`
    UPDATE payments SET refunded = refunded + ${amount}, paid_at = coalesce(paid_at, ${new Date(order.paidAt)})
    WHERE id = ${paymentId}`;
  if (method === "bank_transfer") {
    const refund = { id: refundId, account_id: accountId, payment_id: paymentId, amount };
    await askWhereTo(tx, refund, { now, ids });
  }
}
