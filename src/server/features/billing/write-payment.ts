import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { firstReviewAt } from "#domain/payment/review.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { PaymentRow } from "./queries.ts";

type NewPayment = Pick<
  PaymentRow,
  | "id"
  | "account_id"
  | "membership_id"
  | "top_up_id"
  | "purpose"
  | "order_name"
  | "period_start"
  | "period_end"
  | "upgrade_no"
  | "plan"
  | "amount"
  | "method_id"
  | "method_type"
  | "started_at"
  | "next_poll_at"
  | "poll_deadline"
>;

/** Writes a charge down before it is sent; it is sent after the commit, once. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const { plan, ...columns } = payment;
  await tx`INSERT INTO payments ${tx({
    ...columns,
    plan: plan === null ? null : tx.json(plan),
    status: "pending",
  })}`;
}

/** When the gateway is asked next about a pending charge, and when we stop waiting. */
export async function rescheduleAsk(
  tx: Tx,
  payment: Pick<PaymentRow, "id" | "next_poll_at" | "poll_deadline" | "recorded">,
): Promise<void> {
  await tx`
    UPDATE payments SET next_poll_at = ${payment.next_poll_at}, poll_deadline = ${payment.poll_deadline},
                        recorded = recorded OR ${payment.recorded}
    WHERE id = ${payment.id}`;
}

/** The gateway is to be asked about it, after the commit. */
export async function wantAsk(tx: Tx, paymentId: string): Promise<void> {
  await tx`UPDATE payments SET ask_wanted = true WHERE id = ${paymentId}`;
}

const LATE_AFTER_MS = 5 * MINUTE_MS;

/**
 * Writes down how a charge ended. One that was sent and of which no answer ever came may have taken money: it is asked
 * about later, too.
 */
export async function settlePayment(
  tx: Tx,
  settled: Pick<PaymentRow, "id" | "status" | "paid_at" | "code" | "covers"> & { now: Date },
): Promise<void> {
  const { status, code, now } = settled;
  const isDoubtful = status === "given_up" || (status === "failed" && code === "NOT_FOUND");
  const nextPollAt = new Date(now.getTime() + LATE_AFTER_MS);
  await tx`
    UPDATE payments SET status = ${status}, paid_at = ${settled.paid_at}, code = ${code},
                        covers = ${tx.json(settled.covers)}, settled_at = ${now},
                        ask_wanted = ${isDoubtful} AND sent_at IS NOT NULL,
                        next_poll_at = CASE WHEN ${isDoubtful} THEN ${nextPollAt} ELSE next_poll_at END,
                        review_at = ${status === "paid" ? new Date(firstReviewAt(now.getTime())) : null}
    WHERE id = ${settled.id}`;
}
