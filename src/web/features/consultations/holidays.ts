import type { Day } from "#domain/calendar/day.ts";

/** The days off with one more: each once, in order. */
export function withHoliday(days: readonly Day[], added: Day): Day[] {
  return [...new Set([...days, added])].toSorted();
}

/** The days off without this one. */
export function withoutHoliday(days: readonly Day[], removed: Day): Day[] {
  return days.filter((day) => day !== removed);
}
