import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./durations.ts";

const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;
const MONTHS_SHOWN_AT_MOST = 11;

// Intl objects are costly to make.
const korean = new Intl.RelativeTimeFormat("ko", { numeric: "always" });

/**
 * "3분 전" for the past, "3분 후" for the future (spec §9); the same instant is "0초 전". The largest
 * whole unit, cut and never rounded up: 119 s is 1분. A month counts 30 days, a year 365, no weeks.
 */
export function relativeTimeKo(thenMs: number, nowMs: number): string {
  const sign = thenMs > nowMs ? 1 : -1;
  const { count, unit } = largestWholeUnit(Math.abs(thenMs - nowMs));
  return korean.format(sign * count, unit);
}

function largestWholeUnit(spanMs: number): { count: number; unit: Intl.RelativeTimeFormatUnit } {
  if (spanMs < MINUTE_MS) return { count: Math.floor(spanMs / SECOND_MS), unit: "second" };
  if (spanMs < HOUR_MS) return { count: Math.floor(spanMs / MINUTE_MS), unit: "minute" };
  if (spanMs < DAY_MS) return { count: Math.floor(spanMs / HOUR_MS), unit: "hour" };
  if (spanMs < MONTH_MS) return { count: Math.floor(spanMs / DAY_MS), unit: "day" };
  if (spanMs >= YEAR_MS) return { count: Math.floor(spanMs / YEAR_MS), unit: "year" };
  const months = Math.floor(spanMs / MONTH_MS);
  return { count: Math.min(months, MONTHS_SHOWN_AT_MOST), unit: "month" };
}
