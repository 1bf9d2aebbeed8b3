import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { seoulDay, seoulIso } from "#domain/calendar/seoul-day.ts";
import { weekdayOf, type Weekday } from "#domain/calendar/weekday.ts";

export const WEEKDAY_WORDS: Record<Weekday, string> = {
  mon: "월",
  tue: "화",
  wed: "수",
  thu: "목",
  fri: "금",
  sat: "토",
  sun: "일",
};

/** When a slot begins, in Seoul: "2027년 03월 10일(수) 10:00". Epoch ms. */
export function describeSlot(startsAt: number): string {
  const day = seoulDay(startsAt);
  return `${formatKoreanDate(day)}(${WEEKDAY_WORDS[weekdayOf(day)]}) ${slotTime(startsAt)}`;
}

/** The time of day in Seoul, "10:00": as the hours of a consultant are written. Epoch ms. */
export function slotTime(instant: number): string {
  return seoulIso(instant).slice(11, 16);
}
