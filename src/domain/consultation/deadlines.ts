import { HOUR_MS } from "#domain/calendar/durations.ts";

export const ANSWER_WITHIN_MS = 48 * HOUR_MS;
/** Who asked knows so long before whether to keep the time free. */
export const ANSWER_BEFORE_START_MS = HOUR_MS;

/** Until when, exclusively, a pro may answer: 48 hours from being asked, at the latest an hour before the slot begins. */
export function answerBy(askedAt: number, startsAt: number): number {
  return Math.min(askedAt + ANSWER_WITHIN_MS, startsAt - ANSWER_BEFORE_START_MS);
}
