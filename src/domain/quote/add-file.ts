import type { Day } from "#domain/calendar/day.ts";
import type { RequestState } from "#domain/request/lifecycle.ts";
import { isThreadOpen } from "./is-living.ts";
import type { QuoteState } from "./lifecycle.ts";
import { QUOTE_LIMITS } from "./quote-limits.ts";

/** In which states the pro may add files to a quote that was sent. */
const MAY_ADD: Record<QuoteState, boolean> = {
  sent: true,
  read: true,
  hired: true,
  declined: false,
  expired: false,
  withdrawn: false,
};

/** Whether files may be added now: while the quote can still come to something, and always once it was hired. */
export function mayAddFiles(
  quote: { state: QuoteState; valid_until: Day },
  requestState: RequestState,
  today: Day,
): boolean {
  return MAY_ADD[quote.state] && isThreadOpen(quote, requestState, today);
}

/** How many more files a quote takes beside the `count` it has, never below 0. */
export function roomForFiles(count: number): number {
  return Math.max(0, QUOTE_LIMITS.attachmentsMax - count);
}

/**
 * Whether the pro may take a file back: only one that was added later and that the customer has not seen. What was
 * sent with a binding quote belongs to it.
 */
export function mayTakeBackFile(file: { added: { seen: boolean } | null }): boolean {
  return file.added !== null && !file.added.seen;
}
