import { useQuery } from "@tanstack/react-query";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/**
 * Whether the pro may write a quote for this request: it takes quotes, and an earlier one was taken back or ran
 * out. The server still counts how often.
 */
export function useMayQuote(card: QualityCard): boolean {
  const earlierId = card.my_quote_id;
  const { data: earlier } = useQuery({
    ...endpointQuery("quotes.get", { quoteId: earlierId ?? "" }),
    enabled: earlierId !== null && card.accepts_quotes,
  });
  if (!card.accepts_quotes) return false;
  return earlierId === null || earlier?.state === "withdrawn" || earlier?.expired === true;
}
