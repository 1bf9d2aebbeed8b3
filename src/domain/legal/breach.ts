import { HOUR_MS } from "../calendar/durations.ts";

/** Whose data leaked is told within so many hours from when it is known (개인정보 보호법 제34조, 시행령 제39조 제1항). */
export const BREACH_NOTICE_HOURS = 72;

/** Whole hours that are left of them at `now`, the last instant included; null once they are over. Both in epoch ms. */
export function breachHoursLeft(known: number, now: number): number | null {
  const left = known + BREACH_NOTICE_HOURS * HOUR_MS - now;
  return left < 0 ? null : Math.floor(left / HOUR_MS);
}
