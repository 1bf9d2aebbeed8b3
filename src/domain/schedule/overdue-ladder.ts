import { addDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { tenOClock } from "./renewal-times.ts";

/** On which days after the failed charge it is tried again, at 10:00 in Seoul (product.md §3). */
export const RETRY_DAYS: readonly number[] = [1, 3, 5, 7];

/** Epoch ms of each retry of a charge that failed on day `since`, in order. */
export function retriesAt(since: Day): number[] {
  return RETRY_DAYS.map((days) => tenOClock(addDays(since, days)));
}

/** How many retries have fallen due at `now`. */
export function retriesDue(since: Day, now: number): number {
  return retriesAt(since).filter((at) => at <= now).length;
}

/** Epoch ms at which an unpaid membership ends: 24:00 of the last retry's day. */
export function unpaidEndAt(since: Day): number {
  return startOfSeoulDay(addDays(since, 8));
}
