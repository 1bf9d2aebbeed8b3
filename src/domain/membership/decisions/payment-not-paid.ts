import { ANSWER_CLASSES } from "#domain/payment/answer-class.ts";
import type { AnswerClass } from "#domain/payment/answer-class.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { decisionDeadline } from "#domain/schedule/renewal-times.ts";
import type { Command, Facts } from "../command.ts";
import { also, change, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Membership, PendingPayment } from "../membership.ts";
import { accept, refuse } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { giveUpPayment } from "./end.ts";
import { becomeOverdue } from "./renew.ts";
import { ASK_EVERY_MS, startCharge } from "./start-charge.ts";

type NotPaid = Extract<
  Command,
  { kind: "payment_failed" | "payment_unknown" | "payment_not_found" }
>;

/**
 * The gateway declined, did not answer clearly, or has no record of a charge. Only the pending charge
 * matters; what is heard of any other one that is not a success changes nothing.
 */
export function paymentNotPaid(
  facts: Facts & { membership: Membership },
  command: NotPaid,
  now: number,
): Outcome {
  const draft: Draft = { membership: facts.membership, effects: [] };
  const pending = facts.membership.payment;
  if (pending?.id !== command.payment_id) {
    const known = facts.payments.some(({ id }) => id === command.payment_id);
    return known ? accept(draft) : refuse("payment_unknown");
  }
  if (command.kind === "payment_unknown") {
    return accept(askLater(draft, pending, command.recorded, now));
  }
  if (command.kind === "payment_not_found") return accept(notFound(draft, facts, pending, now));
  if (ANSWER_CLASSES[command.answer].ask) {
    return accept(
      command.answer === "done_already"
        ? askNow(draft, pending, now)
        : askLater(draft, pending, false, now),
    );
  }
  return accept(failed(draft, facts, pending, command));
}

/** The pending charge is asked about now, and again later if no answer comes. */
export function askNow(draft: Draft, payment: PendingPayment, now: number): Draft {
  return also(change(draft, { payment: { ...payment, ask_at: now + ASK_EVERY_MS } }), {
    kind: "ask_gateway",
    payment_id: payment.id,
  });
}

// A purchase that the gateway knows of may take longer than one without a record (B26).
function askLater(draft: Draft, payment: PendingPayment, recorded: boolean, now: number): Draft {
  const isFirstRecord = recorded && !payment.recorded && payment.purpose === "purchase";
  return change(draft, {
    payment: {
      ...payment,
      ask_at: now + ASK_EVERY_MS,
      recorded: recorded || payment.recorded,
      give_up_at: isFirstRecord ? payment.started_at + DAY_MS : payment.give_up_at,
    },
  });
}

/**
 * Nothing reached the gateway. A purchase waits out its time limit; a renewal that is still being decided
 * is tried again at once, with a new id; anything else failed.
 */
function notFound(draft: Draft, facts: Facts, payment: PendingPayment, now: number): Draft {
  if (payment.purpose === "purchase") return askLater(draft, payment, false, now);
  const settled = settleFailed(draft, payment, "NOT_FOUND");
  if (payment.purpose !== "renewal") return settled;
  if (draft.membership.state === "overdue") return record(settled, "renewal_failed");
  const tried = draft.membership.renewal_tried_at ?? payment.started_at;
  if (now >= decisionDeadline(payment.period.start, tried)) {
    return becomeOverdue(settled, facts, payment);
  }
  const { method } = settled.membership;
  if (!method?.usable) return becomeOverdue(settled, facts, payment);
  const { id, type } = method;
  return startCharge(settled, { ...payment, method: { id, type } }, now);
}

function failed(
  draft: Draft,
  facts: Facts,
  payment: PendingPayment,
  { answer, code }: { answer: AnswerClass; code: string | null },
): Draft {
  const { alarm } = ANSWER_CLASSES[answer];
  const settled = settleFailed(blockMethod(draft, payment, answer), payment, code);
  const told = alarm
    ? also(settled, { kind: "alarm", about: "our_fault", payment_id: payment.id })
    : settled;
  if (payment.purpose === "purchase") {
    return record(
      change(told, { state: "ended", end_reason: "payment_failed" }),
      "purchase_failed",
    );
  }
  // A fault of ours decides nothing about the member; the day of decision goes on.
  if (payment.purpose !== "renewal" || alarm) return told;
  return told.membership.state === "overdue"
    ? record(told, "renewal_failed")
    : becomeOverdue(told, facts, payment);
}

function settleFailed(draft: Draft, payment: PendingPayment, code: string | null): Draft {
  return also(change(draft, { payment: null }), {
    kind: "settle_payment",
    payment_id: payment.id,
    status: "failed",
    paid_at: null,
    code,
    covers: [],
  });
}

// The member may have changed the method while the charge of the old one was under way.
function blockMethod(draft: Draft, payment: PendingPayment, answer: AnswerClass): Draft {
  const { method } = draft.membership;
  const isStillUsed = method?.id === payment.method.id;
  return answer === "replace_method" && isStillUsed
    ? change(draft, { method: { ...method, usable: false } })
    : draft;
}

/** The time limit of the pending charge is over; without an answer it counts as not made. */
export function giveUp(draft: Draft, facts: Facts, payment: PendingPayment): Draft {
  const settled = giveUpPayment(draft);
  if (payment.purpose === "purchase") {
    return record(change(settled, { state: "ended", end_reason: "timeout" }), "purchase_failed");
  }
  const decides = payment.purpose === "renewal" && settled.membership.state === "active";
  return decides ? becomeOverdue(settled, facts, payment) : settled;
}
