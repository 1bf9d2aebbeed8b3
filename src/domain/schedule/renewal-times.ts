import { addDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";

/** Due work and notices of a membership happen at this time of day in Seoul (product.md §3). */
const HOUR_OF_DAY = 10;
export const DUE_TIME_TEXT = `오전 ${HOUR_OF_DAY}시`;

/** The first of the two notices of a renewal comes so many days before it. */
export const RENEWAL_NOTICE_DAYS = 7;

/** A price rise needs consent given in this many days before the start day. */
export const CONSENT_DAYS = 30;

/** Epoch ms of 10:00 in Seoul on a day. */
export function tenOClock(day: Day): number {
  return startOfSeoulDay(day) + HOUR_OF_DAY * HOUR_MS;
}

/** Epoch ms at which the period that starts on `start` is charged. Canceling is possible until then. */
export function renewalDueAt(start: Day): number {
  return tenOClock(start);
}

/** Epoch ms of the notices of a renewal, at 10:00 some days and one day before the start. */
export function renewalNoticesAt(start: Day): { inSevenDays: number; tomorrow: number } {
  return {
    inSevenDays: tenOClock(addDays(start, -RENEWAL_NOTICE_DAYS)),
    tomorrow: tenOClock(addDays(start, -1)),
  };
}

/** Epoch ms from which consent to a price rise on `start` may be asked and given. */
export function consentOpensAt(start: Day): number {
  return startOfSeoulDay(addDays(start, -CONSENT_DAYS));
}

/**
 * Epoch ms by which a charge first tried at `triedAt` counts as failed if its outcome is still open:
 * 24:00 of the start day, 24 hours after it began. A charge that came late because the job was down gets
 * 24 hours of its own.
 */
export function decisionDeadline(start: Day, triedAt: number): number {
  const dayOver = startOfSeoulDay(addDays(start, 1));
  return triedAt < dayOver ? dayOver : triedAt + DAY_MS;
}

/**
 * True when what was due at `dueAt` is only done an hour later or more: due work is looked at each minute, so nobody
 * worked in between.
 */
export function wasUnattended(dueAt: number, now: number): boolean {
  return now - dueAt >= HOUR_MS;
}
