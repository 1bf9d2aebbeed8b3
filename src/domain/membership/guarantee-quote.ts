import type { QuoteState } from "#domain/quote/lifecycle.ts";
import { UNREAD_HOLD_MS } from "#domain/request/deadlines.ts";

/** What the guarantee looks at of a quote. Instants are epoch ms. */
export type GuaranteeQuote = {
  state: QuoteState;
  sent_at: number;
  read_at: number | null;
  /** When it was hired, declined, expired or withdrawn; null while it lives. */
  ended_at: number | null;
};

/**
 * True for a quote that gave the market its chance (product.md §3): the customer read it, or it lay unread for 48 hours.
 * One that the pro took back does not count, whenever that was.
 */
export function countsForGuarantee(quote: GuaranteeQuote, now: number): boolean {
  const { state, sent_at, read_at, ended_at } = quote;
  if (state === "withdrawn") return false;
  return read_at !== null || Math.min(ended_at ?? now, now) - sent_at >= UNREAD_HOLD_MS;
}
