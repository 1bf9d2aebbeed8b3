import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { useEarlierQuote } from "./use-earlier-quote.ts";

/**
 * Whether the pro may write a quote for this request: it takes quotes, and an earlier one was taken back or ran
 * out. The server still counts how often.
 */
export function useMayQuote(card: QualityCard): boolean {
  const earlier = useEarlierQuote(card);
  if (!card.accepts_quotes) return false;
  return card.my_quote_id === null || earlier?.state === "withdrawn" || earlier?.expired === true;
}
