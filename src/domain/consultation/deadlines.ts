import { addDays } from "#domain/calendar/day.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";

const ANSWER_WITHIN_MS = 48 * HOUR_MS;
const REMINDER_HOUR = 10;
export const REMINDER_TIME_TEXT = `오전 ${REMINDER_HOUR}시`;

/** Until when, exclusively, a pro may answer: 48 hours from being asked, at the latest until the slot begins. */
export function answerBy(askedAt: number, startsAt: number): number {
  return Math.min(askedAt + ANSWER_WITHIN_MS, startsAt);
}

/** When both sides are reminded: 10:00 of the day before in Seoul; null when that was over at `now`. */
export function remindAt(startsAt: number, now: number): number | null {
  const dayBefore = addDays(seoulDay(startsAt), -1);
  const at = startOfSeoulDay(dayBefore) + REMINDER_HOUR * HOUR_MS;
  return at > now ? at : null;
}
