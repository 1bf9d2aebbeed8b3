import type { Day } from "#domain/calendar/day.ts";
import { calendarMonth } from "#domain/calendar/month-rule.ts";
import { pastMonthFault } from "#domain/calendar/month.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";

/** Further back nobody remembers the work well enough to recommend it. */
export const WORKED_ON_YEARS = 20;

/** Whether the month is past is a matter of today: `workedOnProblem`. */
export const workedOn = fieldRule("함께한 때", calendarMonth);

/** Why a month "YYYY-MM" cannot be when the work was done, in Korean, or null. */
export function workedOnProblem(month: string, today: Day): string | null {
  switch (pastMonthFault(month, { today, years: WORKED_ON_YEARS })) {
    case "none":
      return workedOn(month);
    case "future":
      return "아직 오지 않은 달이에요. 함께한 때를 골라 주세요.";
    case "too_old":
      return `${WORKED_ON_YEARS}년 안의 달을 골라 주세요.`;
    case null:
      return null;
  }
}
