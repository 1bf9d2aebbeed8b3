import { QUOTE_WINDOW_TEXT } from "./deadlines.ts";
import type { RequestState } from "./lifecycle.ts";

export type QuotesClosedReason = "not_open" | "quota_full" | "quote_window_over";

/** What a pro reads instead of the button. */
export const QUOTES_CLOSED_MESSAGES: Record<QuotesClosedReason, string> = {
  not_open: "이 요청은 더 이상 견적을 받지 않아요.",
  quota_full: "고객이 받으려던 수만큼 견적이 모두 왔어요.",
  quote_window_over: `견적을 받는 ${QUOTE_WINDOW_TEXT}이 지났어요.`,
};

export type QuotesWindow = {
  state: RequestState;
  /** Pros who ever sent a quote, whatever became of it. */
  quote_count: number;
  quote_limit: number;
  /** Epoch ms, the first instant without new quotes. */
  quotes_close_at: number;
};

/**
 * Why no new quote may be sent at `now` (epoch ms), or null. Asks the facts and not only the state:
 * the job that moves a full or old request on to `choosing` may be late.
 */
export function quotesClosedReason(request: QuotesWindow, now: number): QuotesClosedReason | null {
  if (request.state !== "open") return "not_open";
  if (request.quote_count >= request.quote_limit) return "quota_full";
  if (now >= request.quotes_close_at) return "quote_window_over";
  return null;
}

/** True while a pro may send a new quote. */
export function acceptsQuotes(request: QuotesWindow, now: number): boolean {
  return quotesClosedReason(request, now) === null;
}
