import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import type { Day } from "#domain/calendar/day.ts";

/**
 * The day that a request asked for, once it is over at `today`: quotes still come, and the sides have another day to
 * agree on. Null while it is to come, or when none was asked for.
 */
export function passedWantedDay(wantedOn: Day | null, today: Day): Day | null {
  return wantedOn !== null && wantedOn < today ? wantedOn : null;
}

/** The same for the person. */
export function wantedDayPassed(wantedOn: Day): string {
  return `원하던 ${formatKoreanDate(wantedOn)}이 지났어요.`;
}
