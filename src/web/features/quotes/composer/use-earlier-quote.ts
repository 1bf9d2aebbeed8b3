import { useQuery } from "@tanstack/react-query";
import type { QualityCard, QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/** The quote that the pro sent for the request before, if any; the page's loader has fetched it. */
export function useEarlierQuote(card: QualityCard): QuoteDetail | undefined {
  const earlierId = card.my_quote_id;
  const { data } = useQuery({
    ...endpointQuery("quotes.get", { quoteId: earlierId ?? "" }),
    enabled: earlierId !== null && card.accepts_quotes,
  });
  return data;
}
