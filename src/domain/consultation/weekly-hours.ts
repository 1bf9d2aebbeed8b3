import { mostItems } from "#domain/validation/chosen.ts";
import { fieldRule, type BoundRule } from "#domain/validation/field-rule.ts";
import { WEEKDAYS, type Weekday } from "#domain/calendar/weekday.ts";

/** A stretch of one day in Asia/Seoul: "09:00" to "12:30"; the day may end with "24:00". */
export type Hours = { from: string; to: string };

/** When somebody can be asked, by day of the week; an empty list is a day off. */
export type WeeklyHours = Record<Weekday, readonly Hours[]>;

export const HOURS_PER_DAY_MAX = 6;
/** Minutes; every time stands on this step. */
const TIME_STEP = 10;

const MINUTES_PER_DAY = 24 * 60;
const TIME = /^([01]\d|2[0-4]):([0-5]0)$/;

/** Every time there is, "00:00" to "24:00". */
export const TIMES: readonly string[] = Array.from(
  { length: MINUTES_PER_DAY / TIME_STEP + 1 },
  (_, step) => timeAt(step * TIME_STEP),
);

/** Minutes since 00:00 of a time on the step of ten minutes, 0 to 1440; null for what is none. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const total = Number(hours) * 60 + Number(minutes);
  return total <= MINUTES_PER_DAY ? total : null;
}

/** The stretches of a day in minutes since 00:00, earliest first. What is no time is left out. */
export function minuteRangesOf(hours: readonly Hours[]): { from: number; to: number }[] {
  return hours
    .flatMap(({ from, to }) => {
      const [start, end] = [minutesOf(from), minutesOf(to)];
      return start === null || end === null ? [] : [{ from: start, to: end }];
    })
    .toSorted((a, b) => a.from - b.from);
}

const NO_TIME = `시간을 ${TIME_STEP}분 단위로 골라 주세요.`;

/** A time at which a stretch begins or ends. */
export const consultationTime: BoundRule = {
  passes: (value) => typeof value === "string" && minutesOf(value) !== null,
  message: () => NO_TIME,
  demands: () => true,
  line: "required|consultation_time",
};
export const hoursTime = fieldRule("시간", consultationTime);
export const dailyHours = fieldRule(
  "상담할 수 있는 시간",
  mostItems(HOURS_PER_DAY_MAX, `하루에 ${HOURS_PER_DAY_MAX}개까지 나눌 수 있어요.`),
);

/** Why one day's hours do not stand like this, in Korean, or null. `minutes`: how long one consultation is. */
export function hoursProblem(hours: readonly Hours[], minutes: number): string | null {
  const tooMany = dailyHours(hours);
  if (tooMany !== null) return tooMany;
  const stretches = minuteRangesOf(hours);
  if (stretches.length < hours.length) return NO_TIME;
  if (stretches.some(({ from, to }) => to <= from))
    return "끝나는 시간을 시작보다 늦게 골라 주세요.";
  if (stretches.some(({ from, to }) => to - from < minutes)) {
    return `한 번 상담하는 ${minutes}분보다 길게 골라 주세요.`;
  }
  const overlaps = stretches.some(({ from }, at) => from < (stretches[at - 1]?.to ?? 0));
  return overlaps ? "시간이 겹치지 않게 골라 주세요." : null;
}

function timeAt(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Hours of no day at all. */
export function noHours(): Record<Weekday, Hours[]> {
  return { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
}

/** True when somebody can be asked on some day of the week. */
export function hasAnyHours(weekly: WeeklyHours): boolean {
  return WEEKDAYS.some((day) => weekly[day].length > 0);
}
