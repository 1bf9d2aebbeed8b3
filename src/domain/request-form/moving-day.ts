import { isDay } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";

const MOVING_SERVICES: readonly string[] = [
  "home-moving",
  "small-moving",
  "office-moving",
  "storage-moving",
];

// The Korean lunisolar calendar; a Day is taken as UTC midnight, hence the zone.
const LUNAR_DAY = new Intl.DateTimeFormat("en-u-ca-dangi", { day: "numeric", timeZone: "UTC" });

/** True for services where people choose, and pay for, a 손 없는 날. */
export function marksSonEomneunDays(service: string): boolean {
  return MOVING_SERVICES.includes(service);
}

/** True for a 손 없는 날: the day of the lunar month ends in 9 or 0. False for what is no day. */
export function isSonEomneunDay(day: Day): boolean {
  if (!isDay(day)) return false;
  return /[90]$/.test(LUNAR_DAY.format(Date.parse(`${day}T00:00:00Z`)));
}
