import { compareDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { isUndecided } from "./lifecycle.ts";
import type { QuoteState } from "./lifecycle.ts";

/** A quote is good through its `valid_until`, that day included (Asia/Seoul). */
export function isQuoteExpired(quote: { valid_until: Day }, today: Day): boolean {
  return compareDays(today, quote.valid_until) > 0;
}

/**
 * Whether a quote ended by its date. What was decided about it stands before the date: one that was hired, declined or
 * withdrawn did not end by it, however long ago the day was.
 */
export function hasRunOut(quote: { state: QuoteState; valid_until: Day }, today: Day): boolean {
  return quote.state === "expired" || (isUndecided(quote.state) && isQuoteExpired(quote, today));
}
