import type { LockedQuote } from "./settle-due.ts";

/** What is said of a quote whenever something happens to it. */
export function quoteFacts({
  request,
  quote,
  proAccountId,
}: Pick<LockedQuote, "request" | "quote" | "proAccountId">) {
  return {
    requestId: request.id,
    quoteId: quote.id,
    customerId: request.customer_id,
    proAccountId,
  };
}
