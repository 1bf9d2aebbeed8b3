import { relativeTimeKo } from "#domain/calendar/relative-time.ts";
import { formatKoreanTime } from "#domain/calendar/korean-time.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";

/** When quotes stop being taken, both in epoch ms: "3일 후 마감", on the last day its time. */
export function deadlineText(closesAt: number, now: number): { text: string; isSoon: boolean } {
  const isToday = seoulDay(closesAt - 1) === seoulDay(now);
  const left = Math.max(closesAt - now, 0);
  if (!isToday || left < HOUR_MS) {
    return { text: `${relativeTimeKo(now + left, now)} 마감`, isSoon: isToday };
  }
  const time = seoulDay(closesAt) === seoulDay(now) ? formatKoreanTime(closesAt) : "자정";
  return { text: `오늘 ${time} 마감`, isSoon: true };
}
