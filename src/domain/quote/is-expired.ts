import { compareDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";

/** A quote is good through its `valid_until`, that day included (Asia/Seoul). */
export function isQuoteExpired(quote: { valid_until: Day }, today: Day): boolean {
  return compareDays(today, quote.valid_until) > 0;
}
