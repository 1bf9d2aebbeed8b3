const LEAST_DEALS = 5;

/** True when a completed deal ended at the price that was quoted, both in won. */
export function endedAtQuotedPrice(deal: { quoted_price: number; agreed_price: number }): boolean {
  return deal.agreed_price === deal.quoted_price;
}

/**
 * 견적 일치율 in whole percents, or null below five completed deals. Cut, not rounded: 100 means
 * every single one.
 */
export function quoteAgreementRate(deals: { completed: number; kept: number }): number | null {
  if (deals.completed < LEAST_DEALS) return null;
  return Math.floor((deals.kept * 100) / deals.completed);
}
