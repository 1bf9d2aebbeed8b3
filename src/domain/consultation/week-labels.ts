import { formatClockSpan } from "#domain/calendar/korean-time.ts";
import { WEEKDAY_WORDS } from "./slot-labels.ts";
import { WEEKDAYS, type Weekday } from "#domain/calendar/weekday.ts";
import type { Hours, WeeklyHours } from "./weekly-hours.ts";

/** The hours of a week for reading: days in a row with the same hours stand together, days off are left out. */
export function describeWeek(weekly: WeeklyHours): { days: string; hours: string }[] {
  const groups: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const [at, day] of WEEKDAYS.entries()) {
    const hours = describeDay(weekly[day]);
    const group = groups.at(-1);
    if (group && group.hours === hours && group.last === WEEKDAYS[at - 1]) group.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups
    .filter(({ hours }) => hours !== "")
    .map(({ first, last, hours }) => ({ days: describeDays(first, last), hours }));
}

/** The hours of one day: "오전 9:00~오후 12:00, 오후 1:00~6:00". */
export function describeDay(hours: readonly Hours[]): string {
  return hours.map(({ from, to }) => formatClockSpan(from, to)).join(", ");
}

function describeDays(first: Weekday, last: Weekday): string {
  if (first === last) return WEEKDAY_WORDS[first];
  return `${WEEKDAY_WORDS[first]}~${WEEKDAY_WORDS[last]}`;
}
