import { allInTotal } from "#domain/quote/all-in-total.ts";
import type { QuoteTerms } from "#domain/quote/quote.ts";
import { HIGHEST_PRICE } from "#domain/won/highest-price.ts";
import { isPerUnit } from "#domain/quote/quoted-price.ts";

/**
 * Won that the work can come to at most without another quote: what it was hired for and the pro's own ceiling on extras.
 * Of a quote for the whole job that is its 최대; the ceiling of one by the 평 or by the hour counts as often as its price
 * does in what it was hired for, and is never more than a price can be.
 */
export function ceilingOfHire(
  hiredFor: number,
  quote: Pick<QuoteTerms, "unit" | "total" | "extra_ceiling">,
): number {
  const { unit, total, extra_ceiling } = quote;
  if (!isPerUnit(unit) || total === 0) return allInTotal({ total: hiredFor, extra_ceiling });
  return hiredFor + Math.min(HIGHEST_PRICE, Math.round((extra_ceiling / total) * hiredFor));
}

/**
 * Won by which a proposed price goes beyond the ceiling; 0 within it, where the price stays, and for what is no sum yet
 * while it is typed: parts of a won, or more digits than are counted with.
 */
export function overCeiling(change: { price?: number | null }, ceiling: number): number {
  const price = change.price ?? 0;
  return Number.isSafeInteger(price) ? Math.max(0, price - ceiling) : 0;
}
