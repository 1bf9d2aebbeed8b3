import { groupDigits } from "../text/group-digits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./durations.ts";

const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;
const MONTHS_SHOWN_AT_MOST = 11;

/**
 * "3분 전" for the past, "3분 후" for the future (spec §9); the same instant is "0초 전". The largest
 * whole unit, cut and never rounded up: 119 s is 1분. A month counts 30 days, a year 365, no weeks.
 */
export function relativeTimeKo(thenMs: number, nowMs: number): string {
  return `${spanKo(Math.abs(thenMs - nowMs))} ${thenMs > nowMs ? "후" : "전"}`;
}

/** How long something has lasted, in the same units: "3일". Never negative. */
export function spanKo(spanMs: number): string {
  const [count, unit] = largestWholeUnit(Math.max(0, spanMs));
  return `${groupDigits(count)}${unit}`;
}

function largestWholeUnit(spanMs: number): [count: number, unit: string] {
  if (spanMs < MINUTE_MS) return [Math.floor(spanMs / SECOND_MS), "초"];
  if (spanMs < HOUR_MS) return [Math.floor(spanMs / MINUTE_MS), "분"];
  if (spanMs < DAY_MS) return [Math.floor(spanMs / HOUR_MS), "시간"];
  if (spanMs < MONTH_MS) return [Math.floor(spanMs / DAY_MS), "일"];
  if (spanMs >= YEAR_MS) return [Math.floor(spanMs / YEAR_MS), "년"];
  return [Math.min(Math.floor(spanMs / MONTH_MS), MONTHS_SHOWN_AT_MOST), "개월"];
}
