import { dayOf, partsOf, weekdayOf, type Day } from "./day-text.ts";

/** A month as "YYYY-MM". */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The month `by` months later (earlier when negative). */
export function shiftMonth(month: Month, by: number): Month {
  const { year, month: number } = partsOf(`${month}-01`);
  return monthOf(dayOf(year, number + by, 1));
}

/** The day `by` days later (earlier when negative). */
export function shiftDay(day: Day, by: number): Day {
  const { year, month, day: date } = partsOf(day);
  return dayOf(year, month, date + by);
}

/** The same day `by` months later; a day that month lacks becomes its last one (1월 31일 → 2월 28일). */
export function shiftDayByMonths(day: Day, by: number): Day {
  const target = partsOf(`${shiftMonth(monthOf(day), by)}-01`);
  const lastDay = partsOf(dayOf(target.year, target.month + 1, 0)).day;
  return dayOf(target.year, target.month, Math.min(partsOf(day).day, lastDay));
}

/** The weeks of a month, Sunday first; null where a week reaches into another month. */
export function monthGrid(month: Month): (Day | null)[][] {
  const first = `${month}-01`;
  const cells: (Day | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = first; monthOf(day) === month; day = shiftDay(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export type DayBounds = { min?: Day; max?: Day };

/** Whether a day may be chosen; both bounds are counted in. */
export function isDayWithin(day: Day, { min, max }: DayBounds): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

/** The nearest day that may be chosen. */
export function clampDay(day: Day, { min, max }: DayBounds): Day {
  if (min !== undefined && day < min) return min;
  if (max !== undefined && day > max) return max;
  return day;
}

/** Where a key moves the focus in the grid, or null when the key means nothing there. */
export function dayAfterKey(day: Day, key: string, shift: boolean): Day | null {
  switch (key) {
    case "ArrowLeft":
      return shiftDay(day, -1);
    case "ArrowRight":
      return shiftDay(day, 1);
    case "ArrowUp":
      return shiftDay(day, -7);
    case "ArrowDown":
      return shiftDay(day, 7);
    case "Home":
      return shiftDay(day, -weekdayOf(day));
    case "End":
      return shiftDay(day, 6 - weekdayOf(day));
    case "PageUp":
      return shiftDayByMonths(day, shift ? -12 : -1);
    case "PageDown":
      return shiftDayByMonths(day, shift ? 12 : 1);
    default:
      return null;
  }
}
