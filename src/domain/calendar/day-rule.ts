import { josa } from "#domain/text/josa.ts";
import type { BoundRule } from "#domain/validation/field-rule.ts";
import { isDay } from "./day.ts";
import { isOfOurTimes } from "./our-times.ts";
import { formatKoreanDate } from "./korean-date.ts";

const EXAMPLE = formatKoreanDate("2026-01-31");

/** A day of the calendar, "YYYY-MM-DD" as it is kept; the sentence says it as a date field shows it. */
export const calendarDay: BoundRule = {
  passes: (value) => typeof value === "string" && isDay(value),
  line: "calendar_day",
  message: (field) => `${josa(field, "을")} ${EXAMPLE}처럼 입력해 주세요.`,
};

/** The same of a field that must have one, of the years in which people live and plan. */
export const dayOfOurTimes: BoundRule = {
  passes: (value) => calendarDay.passes(value, {}) && isOfOurTimes(String(value)),
  line: "required|day_of_our_times",
  message: calendarDay.message,
  demands: () => true,
};
