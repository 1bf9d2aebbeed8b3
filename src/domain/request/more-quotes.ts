import { QUOTE_WINDOW_TEXT } from "./deadlines.ts";
import type { QuotesWindow } from "./accepts-quotes.ts";
import { isLookingForPro } from "./looking-for-pro.ts";

/** 견적 더 받기: what it costs, the seats it adds to the quota, and how often a request may have it. */
export const MORE_QUOTES = { credits: 1, quotes: 5, timesMax: 4 } as const;

export type MoreQuotesRefusal =
  | "not_looking"
  | "quote_window_over"
  | "bought_out"
  | "nobody_waits"
  | "places_enough";

/** What the customer reads instead of the button. */
export const MORE_QUOTES_REFUSALS: Record<MoreQuotesRefusal, string> = {
  not_looking: "고수를 찾는 동안에만 견적을 더 받을 수 있어요.",
  quote_window_over: `견적을 받는 ${QUOTE_WINDOW_TEXT}이 지나 더 받을 수 없어요.`,
  bought_out: `한 요청에서 ${MORE_QUOTES.timesMax}번까지 더 받을 수 있어요.`,
  nobody_waits: "지금 견적을 더 보낼 고수가 없어요.",
  places_enough: "남은 고수가 모두 지금 자리로 견적을 보낼 수 있어요.",
};

export type MoreQuotesFacts = QuotesWindow & {
  /** Places bought so far; they are in `quote_limit` as well. */
  bought_quotes: number;
  /** Pros whom the request reached, who have not quoted and may quote now. */
  waiting_pros: number;
};

/**
 * Why no further seats for quotes can be bought at `now` (epoch ms), or null. Also for a request that stopped taking
 * quotes because they were all there, as long as its time for quotes runs; never sold when the seats left already
 * hold everybody who could still quote.
 */
export function moreQuotesRefusal(request: MoreQuotesFacts, now: number): MoreQuotesRefusal | null {
  if (!isLookingForPro(request.state)) return "not_looking";
  if (now >= request.quotes_close_at) return "quote_window_over";
  if (request.bought_quotes >= MORE_QUOTES.timesMax * MORE_QUOTES.quotes) return "bought_out";
  if (request.waiting_pros === 0) return "nobody_waits";
  const placesLeft = Math.max(0, request.quote_limit - request.quote_count);
  return request.waiting_pros <= placesLeft ? "places_enough" : null;
}
