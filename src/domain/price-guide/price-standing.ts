import type { QuoteUnit } from "#domain/quote/quote.ts";

export type PriceStanding = "below" | "within" | "above";

/** Where an amount stands beside the usual range of a service, both ends of which belong to it. */
export function priceStanding(
  won: number,
  { low, high }: { low: number; high: number },
): PriceStanding {
  if (won < low) return "below";
  return won <= high ? "within" : "above";
}

/**
 * Whether a quote's total can be held against a guide: agreed prices are of whole deals, an example of what the service
 * is counted in.
 */
export function isComparable(
  quoteUnit: QuoteUnit,
  guide: { basis: "agreed" | "example"; unit: string },
): boolean {
  return quoteUnit === "job" && (guide.basis === "agreed" || guide.unit === "건");
}
