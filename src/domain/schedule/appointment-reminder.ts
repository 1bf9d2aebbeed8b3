import { addDays, type Day } from "#domain/calendar/day.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";

const REMINDER_HOUR = 10;
export const REMINDER_TIME_TEXT = `오전 ${REMINDER_HOUR}시`;

/**
 * When both sides are reminded of what they agreed on for a day: 10:00 of the day before in Seoul, epoch ms; null when
 * that was over at `now`, as who agrees on tomorrow has just said so.
 */
export function remindAt(day: Day, now: number): number | null {
  const at = startOfSeoulDay(addDays(day, -1)) + REMINDER_HOUR * HOUR_MS;
  return at > now ? at : null;
}

/** Whether a reminder that comes at `now` still speaks of tomorrow: a job may have been down meanwhile. */
export function isStillAhead(day: Day, now: number): boolean {
  return now < startOfSeoulDay(day);
}
