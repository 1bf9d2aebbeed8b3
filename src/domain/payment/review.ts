import { DAY_MS } from "#domain/calendar/durations.ts";

/** How long after a capture the gateway is asked about it again, without a word of its own. */
const REVIEWED_FOR_MS = 180 * DAY_MS;
/** Money that went back without us may come back: then it is asked at least this often. */
const WHILE_TAKEN_MS = 7 * DAY_MS;

/** Epoch ms at which a payment that was captured now is looked at for the first time. */
export function firstReviewAt(now: number): number {
  return now + DAY_MS;
}

/** When it is looked at next, ever more seldom (after 1, 2, 4, … days); null once nothing is expected any more. */
export function nextReviewAt(
  payment: { paid_at: number; taken_back: number },
  now: number,
): number | null {
  const age = now - payment.paid_at;
  if (age >= REVIEWED_FOR_MS) return null;
  const usual = Math.max(DAY_MS, age);
  return now + (payment.taken_back > 0 ? Math.min(usual, WHILE_TAKEN_MS) : usual);
}
