/** What a quote can cost at the very most, in won: its total and the pro's ceiling on extras. */
export function allInTotal(quote: { total: number; extra_ceiling: number }): number {
  return quote.total + quote.extra_ceiling;
}
