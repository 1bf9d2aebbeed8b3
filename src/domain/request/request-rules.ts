import { calendarDay } from "#domain/calendar/day-rule.ts";
import { shownLine, rawText } from "#domain/text/text-rules.ts";
import { chosen } from "#domain/validation/chosen.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";

/** Code points of a reason, wherever one is asked for. */
export const REASON_MAX = 300;
const PLACE_MAX = 200;

export const cancelReason = fieldRule("취소하는 이유", ...rawText(2, REASON_MAX));
export const closeReason = fieldRule("마감하는 이유", ...rawText(0, REASON_MAX));
export const declineReason = fieldRule("거절하는 이유", ...rawText(0, REASON_MAX));
export const workPlace = fieldRule("장소", ...shownLine(0, PLACE_MAX));

/** Whether the day fits is a matter of today: `agreedDateProblem`. */
export const workDay = fieldRule(
  "작업일",
  chosen((value) => calendarDay.passes(value, {}), "calendar_day"),
);

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
export const clockTime = chosen(
  (value) => typeof value === "string" && CLOCK.test(value),
  "clock_time",
);
/** When on the agreed day; left out while that is still to be talked about. */
export const agreedTime = fieldRule("작업 시간", clockTime);
export const callTime = fieldRule("전화를 받을 시간", clockTime);
export const CALL_TIMES_TURNED = "시작보다 늦은 시간을 골라 주세요.";

/** Times of one day, "HH:MM": the second is the later one. */
export function areCallTimesInOrder(from: string, to: string): boolean {
  return from < to;
}
