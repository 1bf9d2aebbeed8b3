import type { DealSide } from "#domain/quote/deal-side.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { RequestState } from "#domain/request/lifecycle.ts";
import { isHireable } from "./is-hireable.ts";
import type { QuoteState } from "./lifecycle.ts";

// A hired or cancelled request may still turn to another quote when its pro cancels.
const QUOTES_STILL_MATTER: readonly RequestState[] = ["open", "choosing", "hired", "cancelled"];

/** True while a quote that nobody decided about can still come to something. */
export function isLivingQuote(
  quote: { state: QuoteState; valid_until: Day },
  requestState: RequestState,
  today: Day,
): boolean {
  return isHireable(quote, today) && QUOTES_STILL_MATTER.includes(requestState);
}

/**
 * True for the customer of an unread quote: what is said under it is part of what the pro pays for, so the quote is
 * opened first.
 */
export function mustOpenFirst(quote: { state: QuoteState }, side: DealSide): boolean {
  return side === "customer" && quote.state === "sent";
}

/**
 * True while a quote's customer has not read it, also once it has ended: lists and previews then tell its price and
 * nothing that it says.
 */
export function isUnreadBy(quote: { read_at: Date | null }, side: DealSide): boolean {
  return side === "customer" && quote.read_at === null;
}

/** Whether the two sides may write to each other under a quote: while it lives, and always once it was hired. */
export function isThreadOpen(
  quote: { state: QuoteState; valid_until: Day },
  requestState: RequestState,
  today: Day,
): boolean {
  if (quote.state === "hired") return requestState !== "blocked";
  return isLivingQuote(quote, requestState, today);
}
