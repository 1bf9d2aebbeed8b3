import type { QuoteItem } from "./quote.ts";

/** The total that the items make, in won: the included ones and nothing else. */
export function includedTotal(items: readonly QuoteItem[]): number {
  return items.reduce(
    (sum, { inclusion, amount }) => (inclusion === "included" ? sum + amount : sum),
    0,
  );
}
