import { compareDays, isDay } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";

/** The days a payment pays for, first and last one included. */
export type Period = { start: Day; end: Day };

/** The day of the month, 1–31, on which the periods of whoever buys on `bought` begin. */
export function anchorOf(bought: Day): number {
  if (!isDay(bought)) throw new RangeError(`not a day: ${bought}`);
  return dateOf(bought);
}

/**
 * The start of the period that follows one starting on `start`: the anchor's day of the next month,
 * clamped to that month's end. The anchor is kept apart from the start, so 31 January goes to
 * 28 February and back to 31 March. A RangeError when `start` does not lie on the anchor.
 */
export function nextStart(anchor: number, start: Day): Day {
  return monthsLater(anchor, start, 1);
}

/** The period that starts on `start`; it ends on the day before the next one starts. */
export function periodOf(anchor: number, start: Day): Period {
  return { start, end: dayBefore(nextStart(anchor, start)) };
}

/** Period number `count` of a schedule, counted from its first start, which is number 0. */
export function nthPeriod(firstStart: Day, count: number): Period {
  const anchor = anchorOf(firstStart);
  return periodOf(anchor, monthsLater(anchor, firstStart, count));
}

/** The period of the same schedule that starts on the day after this one's end. */
export function periodAfter(anchor: number, period: Period): Period {
  return periodOf(anchor, nextStart(anchor, period.start));
}

/** True from the first to the last day of a period. */
export function liesIn(period: Period, day: Day): boolean {
  return compareDays(period.start, day) <= 0 && compareDays(day, period.end) <= 0;
}

function monthsLater(anchor: number, start: Day, count: number): Day {
  assertOnAnchor(anchor, start);
  const months = yearOf(start) * 12 + monthOf(start) - 1 + count;
  return onAnchor(anchor, Math.floor(months / 12), (months % 12) + 1);
}

// As `addDays(day, -1)`, without the cost of a Date: schedules are walked by the hundred thousand.
function dayBefore(day: Day): Day {
  const date = dateOf(day) - 1;
  if (date > 0) return `${day.slice(0, 8)}${twoDigits(date)}`;
  const months = yearOf(day) * 12 + monthOf(day) - 2;
  return onAnchor(31, Math.floor(months / 12), (months % 12) + 1);
}

function assertOnAnchor(anchor: number, start: Day): void {
  if (!Number.isInteger(anchor) || anchor < 1 || anchor > 31) {
    throw new RangeError(`not a day of the month: ${anchor}`);
  }
  const month = monthOf(start);
  if (!(month >= 1 && month <= 12) || onAnchor(anchor, yearOf(start), month) !== start) {
    throw new RangeError(`${start} is no start on anchor ${anchor}`);
  }
}

function onAnchor(anchor: number, year: number, month: number): Day {
  const date = Math.min(anchor, daysInMonth(year, month));
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(date)}`;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);
const yearOf = (day: Day): number => Number(day.slice(0, 4));
const monthOf = (day: Day): number => Number(day.slice(5, 7));
const dateOf = (day: Day): number => Number(day.slice(8, 10));
