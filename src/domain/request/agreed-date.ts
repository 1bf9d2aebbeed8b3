import { addDays, compareDays, isDay } from "#domain/calendar/day.ts";
import { calendarDay } from "#domain/calendar/day-rule.ts";
import type { Day } from "#domain/calendar/day.ts";
import { workDay } from "./request-rules.ts";

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
