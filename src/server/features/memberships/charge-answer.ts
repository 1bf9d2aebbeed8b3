import { declineMessage } from "#domain/payment/decline-message.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findPayment } from "../billing/queries.ts";

/**
 * What became of the charge that a command started, once the gateway was called: `none` when nothing had to be charged.
 * A refusal of the gateway is answered as one, and what was accepted before it stands in our rows.
 */
export async function chargeAnswer(
  sql: Sql,
  paymentId: string | null,
): Promise<"none" | "paid" | "pending"> {
  if (paymentId === null) return "none";
  const payment = await findPayment(sql, paymentId);
  if (!payment) return "none";
  if (payment.status === "pending") return "pending";
  if (payment.status === "paid") return "paid";
  return refuse("payment_declined", { message: declineMessage(payment.code) });
}
