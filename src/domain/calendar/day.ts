import { DAY_MS } from "./durations.ts";

/** A calendar date "YYYY-MM-DD" in Asia/Seoul, years 0001–9999. Days compare as strings do. */
export type Day = string;

const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** True for a date that exists: "2028-02-29" is one, "2027-02-29" and "2027-2-1" are not. */
export function isDay(text: string): text is Day {
  if (!DAY_SHAPE.test(text) || text.startsWith("0000")) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight) && dayAtUtc(midnight) === text;
}

/** The day `count` days after `day` (before it when negative). Throws a RangeError for what is no day. */
export function addDays(day: Day, count: number): Day {
  const moved = dayAtUtc(utcMidnight(day) + count * DAY_MS);
  if (!isDay(moved)) throw new RangeError(`no day ${count} days from ${day}`);
  return moved;
}

/** The same day so many years later; of 29 February, where that year has none, the 28th. */
export function addYears(day: Day, count: number): Day {
  const year = String(Number(day.slice(0, 4)) + count).padStart(4, "0");
  const moved = `${year}${day.slice(4)}`;
  return isDay(moved) ? moved : addDays(`${year}-03-01`, -1);
}

/** Negative when `a` is the earlier day, positive when the later, 0 when they are the same. */
export function compareDays(a: Day, b: Day): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whole days from `from` to `to`: 1 from a day to the next, negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

function utcMidnight(day: Day): number {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`);
}

function dayAtUtc(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, 10);
}
