import type { Day } from "#domain/calendar/day.ts";
import { isQuoteExpired } from "./is-expired.ts";
import { isUndecided } from "./lifecycle.ts";
import type { QuoteState } from "./lifecycle.ts";

/** A valid quote: neither decided, withdrawn nor past its day. Unread ones too. */
export function isHireable(quote: { state: QuoteState; valid_until: Day }, today: Day): boolean {
  return isUndecided(quote.state) && !isQuoteExpired(quote, today);
}
