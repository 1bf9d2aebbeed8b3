import type { PricedQuote } from "./facts.ts";

const LEAST_QUOTES = 3;

/** Percent of the positions that lie below the band of the middle half, and below its end. */
export const MIDDLE_HALF = { low: 25, high: 75 };

/**
 * Where a quote's total lies among those of the same request in the same unit: 0 the cheapest, 100 the dearest,
 * equal ones in the middle of their places; percent, cut to a whole. Null below three quotes, its own included.
 */
export function pricePosition({ total, unit, others }: PricedQuote): number | null {
  const comparable = others.filter((other) => other.unit === unit);
  if (comparable.length + 1 < LEAST_QUOTES) return null;
  const below = comparable.filter((other) => other.total < total).length;
  const equal = comparable.filter((other) => other.total === total).length;
  return Math.floor(((2 * below + equal) * 100) / (2 * comparable.length));
}
