import type { QuoteState } from "./lifecycle.ts";

const QUOTES_PER_PRO = 3;

export type QuoteAgainRefusal = "living" | "declined" | "too_often";

/** What the pro reads when they may not send another quote for the same request. */
export const QUOTE_AGAIN_MESSAGES: Record<QuoteAgainRefusal, string> = {
  living: "이 요청에는 이미 견적을 보냈어요.",
  declined: "고객이 거절한 요청에는 다시 보낼 수 없어요.",
  too_often: `한 요청에는 견적을 ${QUOTES_PER_PRO}번까지 보낼 수 있어요.`,
};

/**
 * Why a pro may not send another quote for a request, or null: only after their earlier ones were withdrawn or
 * expired, and not so often that one pro fills the seats of others.
 */
export function quoteAgainRefusal(earlier: readonly QuoteState[]): QuoteAgainRefusal | null {
  if (earlier.some((state) => state === "sent" || state === "read" || state === "hired")) {
    return "living";
  }
  if (earlier.includes("declined")) return "declined";
  return earlier.length >= QUOTES_PER_PRO ? "too_often" : null;
}
