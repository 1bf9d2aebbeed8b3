import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { formatClockSpan } from "#domain/calendar/korean-time.ts";
import { seoulDay, seoulTime } from "#domain/calendar/seoul-day.ts";
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

/** When a slot is, in Seoul: "2027년 03월 10일(수)" and "오전 10:00", with its end "오전 10:00~10:30". Epoch ms. */
export function slotParts(startsAt: number, endsAt: number | null = null) {
  const day = seoulDay(startsAt);
  const until = endsAt === null ? null : seoulTime(endsAt);
  return {
    day: `${formatKoreanDate(day)}(${WEEKDAY_WORDS[weekdayOf(day)]})`,
    time: formatClockSpan(seoulTime(startsAt), until),
  };
}

/** Both in one line: "2027년 03월 10일(수) 오전 10:00". */
export function describeSlot(startsAt: number, endsAt: number | null = null): string {
  const { day, time } = slotParts(startsAt, endsAt);
  return `${day} ${time}`;
}
