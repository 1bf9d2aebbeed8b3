import { ANSWER_CLASSES } from "#domain/payment/answer-class.ts";
import type { AnswerClass } from "#domain/payment/answer-class.ts";
import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { FIRST_WAIT_MS, nextPollAt } from "#domain/payment/back-off.ts";
import type { TopUpAnswer } from "./top-up-order.ts";

/** When we stop waiting for a charge that the gateway has no record of, and for one that it has. */
const LIMIT_MS = 30 * MINUTE_MS;
const RECORDED_LIMIT_MS = DAY_MS;

/** The waiting for an answer; instants are epoch ms. `next_poll_at` is never later than `poll_deadline`. */
export type TopUpWait = {
  started_at: number;
  next_poll_at: number;
  poll_deadline: number;
  recorded: boolean;
};

/** What the gateway says of the charge of a pack. */
export type TopUpReport =
  | { kind: "payment_paid" }
  | { kind: "payment_failed"; answer: AnswerClass }
  | { kind: "payment_unknown"; recorded: boolean }
  | { kind: "payment_not_found" };

/** The waiting of a charge that begins at `now`. */
export function beginWait(now: number): TopUpWait {
  return {
    started_at: now,
    next_poll_at: now + FIRST_WAIT_MS,
    poll_deadline: now + LIMIT_MS,
    recorded: false,
  };
}

/** What the words of the gateway mean for the order. */
export function topUpAnswer(report: TopUpReport): TopUpAnswer {
  switch (report.kind) {
    case "payment_paid":
      return "paid";
    case "payment_failed":
      return ANSWER_CLASSES[report.answer].failed ? "failed" : "unknown";
    case "payment_unknown":
      return "unknown";
    case "payment_not_found":
      return "not_found";
  }
}

/** True when the gateway has taken the id before: its record says what became of it. */
export function asksAtOnce(report: TopUpReport): boolean {
  return report.kind === "payment_failed" && report.answer === "done_already";
}

/** How long is waited on after an answer that decides nothing. A charge on record may take longer. */
export function waitOn(wait: TopUpWait, report: TopUpReport, now: number): TopUpWait {
  const recorded = wait.recorded || (report.kind === "payment_unknown" && report.recorded);
  const poll_deadline = recorded
    ? Math.max(wait.poll_deadline, wait.started_at + RECORDED_LIMIT_MS)
    : wait.poll_deadline;
  return {
    ...wait,
    recorded,
    poll_deadline,
    next_poll_at: Math.min(nextPollAt(wait.started_at, now), poll_deadline),
  };
}

/** What is to be done at `now` about a charge that nobody has decided; null while there is time. */
export function topUpDue(wait: TopUpWait, now: number): "ask" | "give_up" | null {
  if (now >= wait.poll_deadline) return "give_up";
  return now >= wait.next_poll_at ? "ask" : null;
}
