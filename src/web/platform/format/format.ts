import type { Day } from "#domain/calendar/day.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { formatKoreanTime } from "#domain/calendar/korean-time.ts";
import { relativeTimeKo } from "#domain/calendar/relative-time.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { groupDecimal, groupDigits } from "#domain/text/group-digits.ts";

export { formatKoreanDate } from "#domain/calendar/korean-date.ts";
export { formatWon } from "#domain/won/format-won.ts";

/** An instant (ISO 8601) as its day in Seoul: "2027년 02월 01일". */
export function formatDay(instant: string): string {
  return formatKoreanDate(seoulDay(Date.parse(instant)));
}

/** The last day of what ends at an instant: of midnight the day before. */
export function formatLastDay(endsAt: string): string {
  return formatKoreanDate(seoulDay(Date.parse(endsAt) - 1));
}

/** An instant as its time of day in Seoul: "오후 3:05". */
export function formatTime(instant: string): string {
  return formatKoreanTime(Date.parse(instant));
}

/** An instant as "3분 전" or "2일 후", seen from `now` (`useNow()`). */
export function formatRelative(instant: string, now: number): string {
  return relativeTimeKo(Date.parse(instant), now);
}

/** "12 크레딧"; credits are whole, and what is not throws a RangeError. */
export function formatCredits(credits: number): string {
  return `${groupDigits(credits)} 크레딧`;
}

/** Credits that something cost on average: "3.5 크레딧". */
export function formatAverageCredits(credits: number): string {
  return `${groupDecimal(credits)} 크레딧`;
}

/** How often a pro was hired: "고용 1,204번". */
export function formatHires(count: number): string {
  return `고용 ${groupDigits(count)}번`;
}

/** From one day to another: "2026년 11월 15일~2026년 12월 14일". */
export function formatPeriod(start: Day, end: Day): string {
  return `${formatKoreanDate(start)}~${formatKoreanDate(end)}`;
}
