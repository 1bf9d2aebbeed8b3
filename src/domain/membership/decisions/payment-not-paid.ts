import { ANSWER_CLASSES } from "#domain/payment/answer-class.ts";
import type { AnswerClass } from "#domain/payment/answer-class.ts";
import { addDays } from "#domain/calendar/day.ts";
import { DAY_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { backOffMs, nextPollAt } from "#domain/payment/back-off.ts";
import { decisionDeadline, wasUnattended } from "#domain/schedule/renewal-times.ts";
import type { Command, Facts } from "../command.ts";
import { also, change, notify, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Membership, PendingPayment } from "../membership.ts";
import { accept, refuse } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { chargeDue } from "./change-method.ts";
import { giveUpPayment } from "./end.ts";
import { becomeOverdue, renewAnew } from "./renew.ts";
import { startCharge } from "./start-charge.ts";

type NotPaid = Extract<
  Command,
  { kind: "payment_failed" | "payment_unknown" | "payment_not_found" }
>;

/**
 * The gateway declined, did not answer clearly, or has no record of a charge. Only the pending charge
 * matters; a report of any other one that is not a success changes nothing.
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
  return accept(failed(draft, facts, pending, { ...command, now }));
}

/** The pending charge is asked about now, and again later if no answer comes. */
export function askNow(draft: Draft, payment: PendingPayment, now: number): Draft {
  return also(
    change(draft, { payment: { ...payment, next_poll_at: nextPollAt(payment.started_at, now) } }),
    {
      kind: "ask_gateway",
      payment_id: payment.id,
    },
  );
}

// A purchase that the gateway knows of may take longer than one without a record (B26).
function askLater(draft: Draft, payment: PendingPayment, recorded: boolean, now: number): Draft {
  const isFirstRecord = recorded && !payment.recorded && payment.purpose === "purchase";
  return change(draft, {
    payment: {
      ...payment,
      next_poll_at: nextPollAt(payment.started_at, now),
      recorded: recorded || payment.recorded,
      poll_deadline: isFirstRecord ? payment.started_at + DAY_MS : payment.poll_deadline,
    },
  });
}

/** Ours, in the place of the gateway's code, of a charge that it does not know. */
export const NEVER_ARRIVED = "NOT_FOUND";

/**
 * Nothing reached the gateway. A purchase waits out its time limit; a renewal that is still being decided
 * is tried again, with a new id; anything else failed.
 */
function notFound(draft: Draft, facts: Facts, payment: PendingPayment, now: number): Draft {
  if (payment.purpose === "purchase") return askLater(draft, payment, false, now);
  const settled = settleFailed(draft, payment, NEVER_ARRIVED);
  if (isMethodReplaced(settled, payment)) return chargeReplacement(settled, facts, now);
  if (payment.purpose === "upgrade") return notifyOfUpgrade(settled, payment, now);
  if (payment.purpose !== "renewal") return settled;
  if (draft.membership.state === "overdue") return record(settled, "renewal_failed");
  const tried = draft.membership.renewal_tried_at ?? payment.started_at;
  const deadline = decisionDeadline(payment.period.start, tried);
  if (wasUnattended(deadline, now)) return renewAnew(settled, facts, now);
  if (now >= deadline || !settled.membership.method?.usable) {
    return becomeOverdue(settled, facts, { ...payment, unreached: true }, now);
  }
  return tryAgain(settled, payment, now);
}

/** At once the first time; after that the gateway is given ever more time to come back. */
function tryAgain(draft: Draft, payment: PendingPayment, now: number): Draft {
  const lost = (draft.membership.backoff?.lost ?? 0) + 1;
  const waiting = change(draft, { backoff: { lost, next_at: now + backOffMs(lost - 1) } });
  return lost === 1 ? startCharge(waiting, payment, now) : waiting;
}

function isMethodReplaced(
  { membership }: Draft,
  { purpose, method: old }: PendingPayment,
): boolean {
  const { method } = membership;
  const isOwed = purpose === "renewal" || purpose === "recharge";
  return isOwed && method?.usable === true && method.id !== old.id;
}

/** What the old method did not pay is charged with the new one at once. */
function chargeReplacement(draft: Draft, facts: Facts, now: number): Draft {
  const { state, renewal_tried_at: tried, period } = draft.membership;
  const deadline = tried && decisionDeadline(addDays(period.end, 1), tried);
  const isOver = state === "active" && deadline !== null && now >= deadline;
  return isOver ? renewAnew(draft, facts, now) : chargeDue(draft, facts, now);
}

/** Whoever asked for an upgrade waits so long for its answer; one that comes later needs a notice. */
const PERSON_WAITS_MS = 10 * SECOND_MS;

function notifyOfUpgrade(draft: Draft, payment: PendingPayment, now: number): Draft {
  const isLate = now - payment.started_at >= PERSON_WAITS_MS;
  return isLate ? notify(draft, "upgrade_failed") : draft;
}

function failed(
  draft: Draft,
  facts: Facts,
  payment: PendingPayment,
  { answer, code, now }: { answer: AnswerClass; code: string | null; now: number },
): Draft {
  const { alarm } = ANSWER_CLASSES[answer];
  const blocked = change(blockMethod(draft, payment, answer), { backoff: null });
  const settled = settleFailed(blocked, payment, code);
  const alarmed = alarm
    ? also(settled, { kind: "alarm", about: "our_fault", payment_id: payment.id })
    : settled;
  if (payment.purpose === "purchase") {
    return record(
      change(alarmed, { state: "ended", end_reason: "payment_failed" }),
      "purchase_failed",
    );
  }
  // A fault of ours decides nothing about the member; the day of decision goes on.
  if (payment.purpose === "upgrade") return notifyOfUpgrade(alarmed, payment, now);
  if (alarm) return alarmed;
  if (isMethodReplaced(alarmed, payment)) return chargeReplacement(alarmed, facts, now);
  if (payment.purpose !== "renewal") return alarmed;
  return alarmed.membership.state === "overdue"
    ? record(reached(alarmed), "renewal_failed")
    : becomeOverdue(alarmed, facts, { ...payment, unreached: false }, now);
}

/** The gateway has refused what is owed, so it may end unpaid. */
function reached(draft: Draft): Draft {
  const { arrears } = draft.membership;
  if (arrears?.kind !== "renewal") return draft;
  return change(draft, { arrears: { ...arrears, unreached: false } });
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
export function giveUp(draft: Draft, facts: Facts, payment: PendingPayment, now: number): Draft {
  const settled = giveUpPayment(draft);
  if (payment.purpose === "purchase") {
    return record(change(settled, { state: "ended", end_reason: "timeout" }), "purchase_failed");
  }
  if (payment.purpose === "upgrade") return notifyOfUpgrade(settled, payment, now);
  const decides = payment.purpose === "renewal" && settled.membership.state === "active";
  const owed = { ...payment, unreached: true };
  return decides ? becomeOverdue(settled, facts, owed, now) : settled;
}
