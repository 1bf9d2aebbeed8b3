import { quotesClosedReason } from "./accepts-quotes.ts";
import type { QuotesWindow } from "./accepts-quotes.ts";

/** Credits that 긴급 요청 costs the customer, once per request. */
export const URGENT_CREDITS = 2;

export type UrgentRefusal = "already_urgent" | "quotes_closed" | "nobody_waits";

/** What the customer reads instead of the button. */
export const URGENT_REFUSALS: Record<UrgentRefusal, string> = {
  already_urgent: "이미 긴급으로 알린 요청이에요.",
  quotes_closed: "견적을 받는 동안에만 긴급으로 알릴 수 있어요.",
  nobody_waits: "지금 새로 알릴 고수가 없어요.",
};

export type UrgentFacts = QuotesWindow & {
  urgent: boolean;
  /** Pros whom the request reached, who have not quoted and may quote now. */
  waiting_pros: number;
};

/**
 * Why a request cannot be made urgent at `now` (epoch ms), or null. Once per request, also when it was closed and
 * opened again; never sold when there is nobody left to notify.
 */
export function urgentRefusal(request: UrgentFacts, now: number): UrgentRefusal | null {
  if (request.urgent) return "already_urgent";
  if (quotesClosedReason(request, now) !== null) return "quotes_closed";
  return request.waiting_pros === 0 ? "nobody_waits" : null;
}
