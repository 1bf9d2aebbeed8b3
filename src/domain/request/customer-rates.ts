export type RateBand = "too_few" | "low" | "middle" | "high";

export const RATE_BAND_TEXTS: Record<RateBand, string> = {
  too_few: "아직 기록이 적어요",
  low: "30% 미만",
  middle: "30% 이상 70% 미만",
  high: "70% 이상",
};

const LEAST_QUOTES = 5;
const LEAST_REQUESTS = 3;

/** How much of what a customer was sent they read: quotes read of quotes received before. */
export function readRateBand(past: { quotesRead: number; quotesReceived: number }): RateBand {
  return rateBand(past.quotesRead, past.quotesReceived, LEAST_QUOTES);
}

/** How often a customer hires: of their ended requests that got a quote, those that led to a hire. */
export function hireRateBand(past: { requestsHired: number; requestsEnded: number }): RateBand {
  return rateBand(past.requestsHired, past.requestsEnded, LEAST_REQUESTS);
}

// Whole numbers only: exactly 30 % is `middle`, exactly 70 % is `high`.
function rateBand(part: number, whole: number, least: number): RateBand {
  if (whole < least) return "too_few";
  if (part * 10 >= whole * 7) return "high";
  return part * 10 >= whole * 3 ? "middle" : "low";
}
