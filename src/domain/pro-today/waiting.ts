import { DAY_MS } from "#domain/calendar/durations.ts";

/**
 * What can wait for a pro, in the order in which they see it: what locks their work, then those who wait for an answer
 * by a deadline, then the rest. Each is a group with one thing to do.
 */
export const WAITING_KINDS = [
  "membership_overdue",
  "change_order",
  "consultation",
  "past_work",
  "request",
  "message",
  "read_quote",
  "review",
  "credits_expiring",
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** So many of a group are shown; the others are behind its link. */
export const WAITING_SHOWN = 3;

/** Days after today of which the work is announced. */
export const COMING_DAYS = 7;

/** An older review is not asked about any more: an answer that late is the pro's own idea. */
const REVIEW_WAITS_MS = 30 * DAY_MS;

/** Reviews written from this instant on wait for an answer. Both in epoch ms. */
export function reviewsWaitFrom(now: number): number {
  return now - REVIEW_WAITS_MS;
}

/** What still waits for a pro whose activity is stopped: only what belongs to work that runs. */
const OF_RUNNING_WORK: readonly WaitingKind[] = ["change_order", "past_work", "message"];

/** Whether a kind concerns a pro at all. */
export function concerns(kind: WaitingKind, pro: { isSuspended: boolean }): boolean {
  return !pro.isSuspended || OF_RUNNING_WORK.includes(kind);
}
