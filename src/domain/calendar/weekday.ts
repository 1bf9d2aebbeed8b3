import type { Day } from "./day.ts";
import { startOfSeoulDay } from "./seoul-day.ts";
import { DAY_MS } from "./durations.ts";

/** Days of the week as they stand in a Korean working week. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The day of the week of a calendar date: "2027-03-10" is "wed". */
export function weekdayOf(day: Day): Weekday {
  // The first of January 1970 was a Thursday; its day began in Seoul while it was still Wednesday in London.
  const days = Math.ceil(startOfSeoulDay(day) / DAY_MS);
  return WEEKDAYS[(((days + 3) % 7) + 7) % 7] ?? "mon";
}
