import { useQuery } from "@tanstack/react-query";
import type { QualityCard, QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/**
 * Whether the pro may write a quote for this request: it takes quotes, and an earlier one was taken back or ran
 * out. The server still counts how often.
 */
export function useMayQuote(card: QualityCard): boolean {
  const earlier = useEarlierQuote(card);
  if (!card.accepts_quotes) return false;
  return card.my_quote_id === null || earlier?.state === "withdrawn" || earlier?.expired === true;
}

/** The quote that the pro sent for the request before, if any; the page's loader has fetched it. */
export function useEarlierQuote(card: QualityCard): QuoteDetail | undefined {
  const earlierId = card.my_quote_id;
  const { data } = useQuery({
    ...endpointQuery("quotes.get", { quoteId: earlierId ?? "" }),
    enabled: earlierId !== null && card.accepts_quotes,
  });
  return data;
}
