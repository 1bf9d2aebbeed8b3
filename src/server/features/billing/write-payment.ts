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
  | "ask_at"
  | "give_up_at"
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
  payment: Pick<PaymentRow, "id" | "ask_at" | "give_up_at" | "recorded">,
): Promise<void> {
  await tx`
    UPDATE payments SET ask_at = ${payment.ask_at}, give_up_at = ${payment.give_up_at},
                        recorded = recorded OR ${payment.recorded}
    WHERE id = ${payment.id}`;
}

/** The gateway is to be asked about it, after the commit. */
export async function wantAsk(tx: Tx, paymentId: string): Promise<void> {
  await tx`UPDATE payments SET ask_wanted = true WHERE id = ${paymentId}`;
}

/** Writes down how a charge ended. */
export async function settlePayment(
  tx: Tx,
  settled: Pick<PaymentRow, "id" | "status" | "paid_at" | "code" | "covers"> & { now: Date },
): Promise<void> {
  await tx`
    UPDATE payments SET status = ${settled.status}, paid_at = ${settled.paid_at}, code = ${settled.code},
                        covers = ${tx.json(settled.covers)}, settled_at = ${settled.now}
    WHERE id = ${settled.id}`;
}
