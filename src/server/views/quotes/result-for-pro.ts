import type { RequestState, RequestActor } from "#domain/request/lifecycle.ts";
import { resultNotice, type RequestResult } from "#domain/quote/result-notice.ts";
import type { QuoteState } from "#domain/quote/lifecycle.ts";

/**
 * What a pro who was not hired reads on their quote's page once the request is over, null before that, for a
 * hired quote and for one its pro took back. `hire` is the request's hire that stands or was completed.
 */
export function resultForPro(
  quote: { state: QuoteState },
  request: { state: RequestState; ended_by: RequestActor | null; quote_count: number },
  hire: { quoted_price: number } | undefined,
): string | null {
  if (quote.state === "hired" || quote.state === "withdrawn") return null;
  const result = resultOf(request);
  if (result === null) return null;
  return resultNotice({
    result,
    quoteCount: request.quote_count,
    hiredPrice: hire?.quoted_price ?? null,
  }).text;
}

function resultOf(request: {
  state: RequestState;
  ended_by: RequestActor | null;
}): RequestResult | null {
  switch (request.state) {
    case "hired":
    case "completed":
      return "hired_elsewhere";
    case "closed":
      return request.ended_by === "system" ? "expired" : "cancelled";
    case "blocked":
      return "blocked";
    // Of a cancelled hire the customer may still choose another quote.
    case "cancelled":
    case "draft":
    case "open":
    case "choosing":
      return null;
  }
}
