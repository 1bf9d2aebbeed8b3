import { josa } from "#domain/text/josa.ts";
import type { BoundRule } from "#domain/validation/field-rule.ts";
import { isDay } from "./day.ts";
import { formatKoreanDate } from "./korean-date.ts";

const EXAMPLE = formatKoreanDate("2026-01-31");

/** A day of the calendar, "YYYY-MM-DD" as it is kept; the sentence says it as a date field shows it. */
export const calendarDay: BoundRule = {
  passes: (value) => typeof value === "string" && isDay(value),
  line: "calendar_day",
  message: (field) => `${josa(field, "을")} ${EXAMPLE}처럼 입력해 주세요.`,
};
