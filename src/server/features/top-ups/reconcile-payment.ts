import type { PaymentDoubt } from "#domain/payment/alarm.ts";
import { ANSWER_CLASSES } from "#domain/payment/answer-class.ts";
import { TOP_UP_STEPS, type TopUpAnswer } from "#domain/credits/top-up-order.ts";
import { asksAtOnce, topUpAnswer, waitOn } from "#domain/credits/top-up-payment.ts";
import { refundableWon } from "#domain/payment/money-refund.ts";
import { refundMethod } from "#domain/payment/refund-method.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import type { GatewayReport, ReconcilePayment } from "../billing/owner.ts";
import type { PaymentRow } from "../billing/queries.ts";
import { rescheduleAsk, settlePayment, wantAsk } from "../billing/write-payment.ts";
import { grantTopUp } from "./grant-top-up.ts";
import { lockTopUp, type TopUpRow } from "./queries.ts";

/** A charge of a pack at the moment at which the gateway reports on it, or our own time limit is over. */
interface Deciding {
  payment: PaymentRow;
  topUp: TopUpRow;
  now: Date;
  ids: Ids;
}

/** Applies to a pack what the gateway reports of its charge: credits once, or money back, or we go on waiting. */
export const reconcileTopUpPayment: ReconcilePayment = async (
  tx,
  { payment, report, now, ids },
) => {
  if (payment.top_up_id === null) return;
  await lockEventNumbers(tx, [payment.account_id]);
  const topUp = await lockTopUp(tx, payment.top_up_id);
  if (!topUp) return;
  const deciding = { payment, topUp, now, ids };
  if (report.kind === "outside_refund" || report.kind === "outside_reversal") {
    await reconcileReturned(tx, deciding, report.kind);
    return;
  }
  const answer = topUpAnswer(report);
  if (answer === "paid" || answer === "failed") await decideTopUp(tx, deciding, answer, report);
  else if (topUp.state === "pending") await goOnWaiting(tx, deciding, report);
};

/**
 * Money of a pack went back without us, or came back: its credits go with it, and operators are alerted to what went. A
 * pack that was never granted may keep nothing of what comes back.
 */
async function reconcileReturned(
  tx: Tx,
  deciding: Deciding,
  kind: "outside_refund" | "outside_reversal",
): Promise<void> {
  const { topUp, payment, now, ids } = deciding;
  if (kind === "outside_refund") await alarm(tx, deciding, "outside_refund", null);
  const { account_id: accountId, lot_id: lotId, price_won: price, returned } = topUp;
  if (lotId === null) {
    if (payment.paid_at) await giveBack(tx, deciding, payment.paid_at);
    return;
  }
  const money = { price, taken: topUp.taken_back, kept: price - returned };
  await happened(
    tx,
    { kind: "payment.taken_back", accountId, lotId, paymentId: payment.id, ...money },
    { now, ids },
  );
}

/** Takes the step that an answer, or the end of our patience, means for a pack. */
export async function decideTopUp(
  tx: Tx,
  deciding: Deciding,
  answer: Extract<TopUpAnswer, "paid" | "failed" | "give_up">,
  report: GatewayReport | null,
): Promise<void> {
  const { payment, topUp, now } = deciding;
  const step = TOP_UP_STEPS[topUp.state][answer];
  if (step.state === topUp.state) return;
  const paidAt = report?.kind === "payment_paid" ? new Date(report.paid_at) : null;
  if (step.effect === "refund" && paidAt) await giveBack(tx, deciding, paidAt);
  else if (step.effect === "grant" && paidAt) await grantTopUp(tx, { ...deciding, paidAt });
  else await endUnpaid(tx, deciding, report);
  await tx`UPDATE top_ups SET state = ${step.state}, settled_at = ${now} WHERE id = ${topUp.id}`;
  const { account_id: accountId } = payment;
  await publishEvent(tx, { accountId, kind: "credits_changed", payload: {}, now });
}

/** It was paid after we had notified the person that it was not. */
async function giveBack(tx: Tx, deciding: Deciding, paidAt: Date): Promise<void> {
  const { payment, topUp, now, ids } = deciding;
  const { account_id: accountId, id: paymentId, method_type: paidBy } = payment;
  const amount = refundableWon({ amount: payment.amount, refunded: topUp.returned });
  // The gateway itself has given it back; should it come back from there, it goes back by us.
  if (amount === 0) return;
  const method = refundMethod({ method: paidBy, paid_at: paidAt.getTime() }, now.getTime());
  const reason = "late_success";
  const money = { paymentId, amount, method, reason, paidAt: paidAt.getTime() } as const;
  const refund = { kind: "payment.to_refund", refundId: ids.next(), accountId, ...money } as const;
  await happened(tx, refund, { now, ids });
  const { order_name: orderName } = payment;
  await happened(tx, { kind: "top_up.paid_late", accountId, orderName }, { now, ids });
}

async function endUnpaid(tx: Tx, deciding: Deciding, report: GatewayReport | null): Promise<void> {
  const { payment, topUp, now, ids } = deciding;
  const declined = report?.kind === "payment_failed" ? report : null;
  const code = declined?.code ?? null;
  const status = declined ? "failed" : "given_up";
  await settlePayment(tx, { id: payment.id, status, paid_at: null, code, covers: [], now });
  if (declined && ANSWER_CLASSES[declined.answer].alarm) {
    await alarm(tx, deciding, "our_fault", code);
  }
  await happened(
    tx,
    {
      kind: "top_up.failed",
      accountId: payment.account_id,
      name: topUp.name,
      refused: declined && { code },
    },
    { now, ids },
  );
}

async function goOnWaiting(
  tx: Tx,
  { payment, now }: Deciding,
  report: Exclude<GatewayReport, { kind: "outside_refund" | "outside_reversal" }>,
): Promise<void> {
  const wait = waitOn(waitOf(payment), report, now.getTime());
  await rescheduleAsk(tx, {
    id: payment.id,
    next_poll_at: new Date(wait.next_poll_at),
    poll_deadline: new Date(wait.poll_deadline),
    recorded: wait.recorded,
  });
  if (asksAtOnce(report)) await wantAsk(tx, payment.id);
}

/** The waiting of a charge as the rules know it. */
export function waitOf(payment: PaymentRow) {
  return {
    started_at: payment.started_at.getTime(),
    next_poll_at: payment.next_poll_at.getTime(),
    poll_deadline: payment.poll_deadline.getTime(),
    recorded: payment.recorded,
  };
}

function alarm(
  tx: Tx,
  { payment, now, ids }: Deciding,
  about: PaymentDoubt,
  code: string | null,
): Promise<void> {
  const doubt = { kind: "payment.in_doubt", about, paymentId: payment.id, code } as const;
  return happened(tx, doubt, { now, ids });
}
