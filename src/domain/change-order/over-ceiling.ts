import { allInTotal } from "#domain/quote/all-in-total.ts";

/**
 * Won that the work can come to at most without another quote: what was agreed on at hiring and the pro's own ceiling on
 * extras. Of a quote for the whole job that is its 최대; of one by the hour, what its hours came to.
 */
export function ceilingOfHire(facts: { quoted_price: number; extra_ceiling: number }): number {
  return allInTotal({ total: facts.quoted_price, extra_ceiling: facts.extra_ceiling });
}

/**
 * Won by which a proposed price goes beyond the ceiling; 0 within it, where the price stays, and for what is no sum yet
 * while it is typed: parts of a won, or more digits than are counted with.
 */
export function overCeiling(change: { price?: number | null }, ceiling: number): number {
  const price = change.price ?? 0;
  return Number.isSafeInteger(price) ? Math.max(0, price - ceiling) : 0;
}
