import { formatKoreanDate } from "#domain/calendar/korean-date.ts";

/** A calendar day as "YYYY-MM-DD"; no time, no zone. */
export type Day = string;

type DayParts = { year: number; month: number; day: number };

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** "YYYY-MM-DD" of year, month (1–12) and day; overflowing parts roll over (month 13 is next January). */
export function dayOf(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Year, month (1–12) and day of "YYYY-MM-DD". */
export function partsOf(day: Day): DayParts {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year, month, day: date };
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/**
 * The day that a person typed, in any of 2026-01-05, 2026.1.5, 2026/1/5, 20260105 or 2026년 1월 5일;
 * null when that is no day of the calendar (2026-02-30).
 */
export function parseDayText(text: string): Day | null {
  // Digits as some keyboards write them: ２０２６.
  const written = text.normalize("NFKC").trim();
  const match =
    /^(\d{4})(?:\s*[-./년]\s*|\s+)(\d{1,2})(?:\s*[-./월]\s*|\s+)(\d{1,2})(?:\s*[.일])?$/.exec(
      written,
    ) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(written);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const raw = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return year > 0 && dayOf(year, month, day) === raw ? raw : null;
}

/** How a field shows a day, "2026년 01월 05일"; what is no day stays as it was typed. */
export function shownDay(text: string): string {
  return parseDayText(text) === text ? formatKoreanDate(text) : text;
}

const weekdayNames = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** "2026년 01월 05일 월요일", as a screen reader should say a day. */
export function spokenDay(day: Day): string {
  return `${formatKoreanDate(day)} ${weekdayNames[weekdayOf(day)]}요일`;
}
