import { daysBetween } from "#domain/calendar/day.ts";
import { relativeTimeKo } from "#domain/calendar/relative-time.ts";
import { formatKoreanTime } from "#domain/calendar/korean-time.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";

/**
 * When quotes stop being taken, both in epoch ms: "3일 후 마감" by the calendar, as the filter counts, and on the last
 * day its time.
 */
export function deadlineText(closesAt: number, now: number): { text: string; isSoon: boolean } {
  const days = daysBetween(seoulDay(now), seoulDay(closesAt - 1));
  const left = Math.max(closesAt - now, 0);
  if (left < HOUR_MS) {
    return {
      text: left === 0 ? "마감됐어요" : `${relativeTimeKo(closesAt, now)} 마감`,
      isSoon: true,
    };
  }
  if (days > 0) return { text: days === 1 ? "내일 마감" : `${days}일 후 마감`, isSoon: false };
  const time = seoulDay(closesAt) === seoulDay(now) ? formatKoreanTime(closesAt) : "자정";
  return { text: `오늘 ${time} 마감`, isSoon: true };
}
