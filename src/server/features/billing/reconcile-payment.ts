import { answerClass } from "#domain/payment/answer-class.ts";
import type { ChargeResult, FoundPayment } from "../../gateways/payment/payment-port.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockCredits } from "../credits/queries.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import type { GatewayReport } from "./owner.ts";
import { findPayment, lockPayment, type PaymentRow } from "./queries.ts";
import { bookReturned } from "./outside-refund.ts";

/** The gateway answered in words of its own, so the request reached it: never a status of 5xx. */
const ANSWERED = 400;

/** What the answer to a charge says about it. */
export function reportOfCharge(result: ChargeResult): GatewayReport {
  switch (result.outcome) {
    case "paid":
      return { kind: "payment_paid", paid_at: result.paidAt.getTime() };
    case "taken":
      return { kind: "payment_failed", answer: "done_already", code: null };
    case "refused":
      return {
        kind: "payment_failed",
        answer: answerClass(ANSWERED, result.code),
        code: result.code,
      };
    case "unknown":
      return { kind: "payment_unknown", recorded: false };
  }
}

/** What the gateway's own record says about a charge. */
export function reportOfRecord(found: FoundPayment): GatewayReport {
  switch (found.outcome) {
    case "paid":
    case "cancelled":
      return { kind: "payment_paid", paid_at: found.paidAt.getTime() };
    case "failed":
      return {
        kind: "payment_failed",
        answer: failedClass(found.code),
        code: found.code,
      };
    case "pending":
      return { kind: "payment_unknown", recorded: true };
    case "missing":
      return { kind: "payment_not_found" };
    case "unknown":
      return { kind: "payment_unknown", recorded: false };
  }
}

/** The record itself says that it failed, so a word that we do not know is a refusal of today, not a doubt. */
function failedClass(code: string) {
  const read = answerClass(ANSWERED, code);
  return read === "unknown_outcome" || read === "done_already" ? "declined_today" : read;
}

/**
 * Hands what the gateway reports of a charge to the slice that it was for, in one transaction under the lock of the
 * account. `found` is the gateway's record, when that is what was read: it also shows money that went back without us.
 */
export async function reconcilePayment(
  deps: GatewayDeps,
  paymentId: string,
  facts: { report: GatewayReport; gatewayId?: string; found?: FoundPayment },
): Promise<void> {
  await inTransaction(deps.sql, async (tx) => {
    const seen = await findPayment(tx, paymentId);
    if (!seen) return;
    await lockCredits(tx, seen.account_id);
    const payment = (await lockPayment(tx, paymentId)) ?? seen;
    const now = deps.clock.now();
    await keepRecord(tx, payment, facts);
    const reconcile = payment.membership_id === null ? deps.owners.topUp : deps.owners.membership;
    const returned = await bookReturned(tx, { payment, found: facts.found, now, ids: deps.ids });
    await reconcile(tx, { payment, report: facts.report, now, ids: deps.ids });
    if (returned !== null) {
      const settled = (await findPayment(tx, paymentId)) ?? payment;
      await reconcile(tx, { payment: settled, report: { kind: returned }, now, ids: deps.ids });
    }
  });
}

async function keepRecord(
  tx: Tx,
  payment: PaymentRow,
  { report, gatewayId }: { report: GatewayReport; gatewayId?: string },
): Promise<void> {
  const recorded = report.kind === "payment_paid" || gatewayId !== undefined;
  if (recorded && payment.gateway_id === null) {
    await tx`
      UPDATE payments SET recorded = true, gateway_id = ${gatewayId ?? null} WHERE id = ${payment.id}`;
  }
  // Of one that is still pending its owner decides, who writes down when.
  if (report.kind === "payment_paid" && payment.status !== "pending") {
    await tx`
      UPDATE payments SET paid_at = ${new Date(report.paid_at)}
      WHERE id = ${payment.id} AND paid_at IS NULL`;
  }
}
