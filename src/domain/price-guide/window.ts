import { isDay, type Day } from "#domain/calendar/day.ts";
import { MONTHS_COUNTED } from "./thresholds.ts";

/** The first day whose completed deals count on `today`: the same date so many months ago, 29 February the 28th. */
export function firstDayCounted(today: Day): Day {
  const year = Number(today.slice(0, 4)) - MONTHS_COUNTED / 12;
  const same = `${year}${today.slice(4)}`;
  return isDay(same) ? same : `${year}-02-28`;
}
