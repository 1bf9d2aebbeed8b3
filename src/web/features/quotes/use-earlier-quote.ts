import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "#web/platform/query-options.ts";

/**
 * The pro's own last quote for a request. `isOver`: it was taken back or ran out, so that another one may be
 * sent; the server still counts how often.
 */
export function useEarlierQuote(quoteId: string | null): { isOver: boolean } {
  const { data } = useQuery({
    ...endpointQuery("quotes.get", { quoteId: quoteId ?? "" }),
    enabled: quoteId !== null,
  });
  return { isOver: data?.state === "withdrawn" || data?.state === "expired" };
}
