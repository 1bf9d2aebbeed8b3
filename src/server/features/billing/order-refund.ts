import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { takenBackWon, type RefundRow } from "./queries.ts";

export type RefundReason =
  | "guarantee"
  | "late_success"
  | "chargeback_reversed"
  | "top_up_unused"
  | "staff";

/**
 * Decides that money of a payment goes back, in the caller's transaction; the gateway is called after the commit, or
 * staff send it by bank. Together never more than was paid: the database refuses.
 */
export async function orderRefund(
  tx: Tx,
  order: {
    accountId: string;
    paymentId: string;
    amount: number;
    method: RefundRow["method"];
    reason: RefundReason;
    /** When the money was captured; a late success is written down with it. */
    paidAt: Date;
    now: Date;
    ids: Ids;
  },
): Promise<string> {
  const { accountId, paymentId, amount, method, reason, paidAt, now, ids } = order;
  const [left] = await tx<{ left_won: number }[]>`
    SELECT p.amount - p.refunded - ${takenBackWon(tx)} AS left_won
    FROM payments p WHERE p.id = ${paymentId} FOR NO KEY UPDATE`;
  const id = ids.next();
  await tx`
    INSERT INTO refunds (id, account_id, payment_id, amount, left_won, method, reason, state, next_try_at, created_at)
    VALUES (${id}, ${accountId}, ${paymentId}, ${amount}, ${left?.left_won ?? 0}, ${method}, ${reason}, 'waiting',
            ${method === "gateway" ? now : null}, ${now})`;
  await tx`
    UPDATE payments SET refunded = refunded + ${amount}, paid_at = coalesce(paid_at, ${paidAt})
    WHERE id = ${paymentId}`;
  if (method === "bank_transfer")
    await happened(tx, { kind: "refund.account_wanted", accountId, amount }, { now, ids });
  return id;
}
