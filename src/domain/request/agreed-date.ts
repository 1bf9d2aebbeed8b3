import { addDays, compareDays, isDay } from "#domain/calendar/day.ts";
import { calendarDay } from "#domain/calendar/day-rule.ts";
import type { Day } from "#domain/calendar/day.ts";
import { seoulDay, seoulInstant } from "#domain/calendar/seoul-day.ts";
import { agreedTime, workDay } from "./request-rules.ts";

const AGREED_WITHIN_YEARS = 1;

/** The last day that can be agreed on for the work. */
export function lastAgreedDay(today: Day): Day {
  return addDays(today, AGREED_WITHIN_YEARS * 365);
}

/** Why a day cannot be agreed on for the work, or null: it is from today to a year ahead. */
export function agreedDateProblem(date: string, today: Day): string | null {
  // What is typed and no day is not as if nothing was.
  const problem = date !== "" && !isDay(date) ? calendarDay.message("작업일") : workDay(date);
  if (problem !== null) return problem;
  if (compareDays(date, today) < 0) return "오늘이나 그 뒤의 날짜를 골라 주세요.";
  if (compareDays(date, lastAgreedDay(today)) > 0) {
    return `${AGREED_WITHIN_YEARS}년 안의 날짜를 골라 주세요.`;
  }
  return null;
}

/** Why a time cannot be agreed on for a day, or null: it has come already at `now` (epoch ms). Null or "" is any time. */
export function agreedTimeProblem(
  { date, time }: { date: string; time: string | null },
  now: number,
): string | null {
  if (!time) return null;
  const problem = agreedTime(time);
  if (problem !== null) return problem;
  const isOver = date === seoulDay(now) && seoulInstant(date, time) < now;
  return isOver ? "이미 지난 시간이에요. 더 늦은 시간을 골라 주세요." : null;
}
