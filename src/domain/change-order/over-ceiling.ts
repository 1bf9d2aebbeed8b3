import { allInTotal } from "#domain/quote/all-in-total.ts";

/**
 * Won that the work can come to at most without another quote: what was agreed on at hiring and the pro's own ceiling on
 * extras. Of a quote for the whole job that is its 최대; of one by the hour, what its hours came to.
 */
export function ceilingOfHire(facts: { quoted_price: number; extra_ceiling: number }): number {
  return allInTotal({ total: facts.quoted_price, extra_ceiling: facts.extra_ceiling });
}

/** Won by which a proposed price goes beyond the ceiling; 0 within it, and where the price stays. */
export function overCeiling(change: { price?: number | null }, ceiling: number): number {
  return Math.max(0, (change.price ?? 0) - ceiling);
}
