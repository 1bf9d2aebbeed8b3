import { isDay } from "./day.ts";
import type { Day } from "./day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./durations.ts";

// Korea has kept +09:00 without daylight saving since 1988-10-09, before any moment this product knows.
const SEOUL_OFFSET_MS = 9 * HOUR_MS;

/** The calendar date in Seoul at an instant (epoch ms): 2027-01-31T15:00:00Z is "2027-02-01". */
export function seoulDay(instantMs: number): Day {
  return new Date(instantMs + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time of day in Seoul at an instant (epoch ms), minutes cut, as data holds it: "09:05". */
export function seoulTime(instantMs: number): string {
  return seoulIso(instantMs).slice("YYYY-MM-DDT".length, "YYYY-MM-DDTHH:MM".length);
}

/** Epoch ms of 00:00:00.000 of a day in Seoul. */
export function startOfSeoulDay(day: Day): number {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`) - SEOUL_OFFSET_MS;
}

/** Epoch ms of a time of day, "HH:MM", on a day in Seoul: "2027-02-01" at "08:30" is 2027-01-31T23:30:00Z. */
export function seoulInstant(day: Day, time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return startOfSeoulDay(day) + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
}

/**
 * Epoch ms of 23:59:59.999 of a day in Seoul, the last one that belongs to it. `seoulIso` writes it
 * as "…T23:59:59+09:00". To ask whether a day is over, compare with the start of the next one.
 */
export function endOfSeoulDay(day: Day): number {
  return startOfSeoulDay(day) + DAY_MS - 1;
}

/** An instant as ISO 8601 in Seoul, whole seconds (cut, not rounded): "2027-02-01T00:00:00+09:00". */
export function seoulIso(instantMs: number): string {
  return `${new Date(instantMs + SEOUL_OFFSET_MS).toISOString().slice(0, 19)}+09:00`;
}
