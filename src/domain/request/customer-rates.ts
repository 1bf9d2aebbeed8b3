export type RateBand = "too_few" | "low" | "middle" | "high";

/** Percent from which a rate is middling, and high. */
const [MIDDLE_FROM, HIGH_FROM] = [30, 70];

export const RATE_BAND_TEXTS: Record<RateBand, string> = {
  too_few: "아직 기록이 적어요",
  low: `${MIDDLE_FROM}% 미만`,
  middle: `${MIDDLE_FROM}% 이상 ${HIGH_FROM}% 미만`,
  high: `${HIGH_FROM}% 이상`,
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
  if (part * 100 >= whole * HIGH_FROM) return "high";
  return part * 100 >= whole * MIDDLE_FROM ? "middle" : "low";
}
