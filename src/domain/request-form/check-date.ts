import { daysBetween, isDay } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { accepted, refused } from "./answer-check.ts";
import type { AnswerCheck } from "./answer-check.ts";

/** Years ahead that a date may lie, so that a mistyped century is noticed. */
const FURTHEST_YEARS_AHEAD = 10;
export const FURTHEST_DAYS_AHEAD = 365 * FURTHEST_YEARS_AHEAD;

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** In place of a day: it is to be agreed on with the pro. */
export const DAY_TO_AGREE = "to_be_agreed";
export const DAY_TO_AGREE_LABEL = "협의 가능";

/** A date answer is a day from today on, both in Asia/Seoul, or left to be agreed on; "" is no answer. */
export function checkDate(value: unknown, today: Day): AnswerCheck {
  if (value === "") return accepted(undefined);
  if (value === DAY_TO_AGREE) return accepted(value);
  if (typeof value !== "string" || !isDay(value)) return refused("달력에 있는 날짜를 골라 주세요.");
  const ahead = daysBetween(today, value);
  if (ahead < 0) return refused("오늘이나 그 뒤의 날짜를 골라 주세요.");
  if (ahead > FURTHEST_DAYS_AHEAD)
    return refused(`${FURTHEST_YEARS_AHEAD}년 안의 날짜를 골라 주세요.`);
  return accepted(value);
}

/** A time answer is "00:00" to "23:59"; "" is no answer. */
export function checkTime(value: unknown): AnswerCheck {
  if (value === "") return accepted(undefined);
  return typeof value === "string" && TIME_OF_DAY.test(value)
    ? accepted(value)
    : refused("시간을 09:30처럼 적어 주세요.");
}
