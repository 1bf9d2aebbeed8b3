import type { Day } from "#domain/calendar/day.ts";

/**
 * The last day of a period out of `current_period_ends_at`: of a date-time only the part before the `T` is kept
 * (spec §3). The text carries +09:00, so that is the day in Seoul.
 */
export function periodEndDay(endsAt: string): Day {
  const at = endsAt.indexOf("T");
  return at < 0 ? endsAt : endsAt.slice(0, at);
}

/** What a held period is called. One that nobody paid to follow is over, and still the newest. */
export function periodTerm(lastDay: Day, today: Day): string {
  return lastDay < today ? "지난 기간" : "이번 기간";
}
