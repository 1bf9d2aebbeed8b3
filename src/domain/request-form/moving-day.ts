import { isDay } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";

const MOVING_SERVICES: readonly string[] = [
  "home-moving",
  "small-moving",
  "office-moving",
  "storage-moving",
];

/** What a day is called on which a move is dearer. */
export const SON_EOMNEUN_DAY = "손 없는 날";

let lunarDay: Intl.DateTimeFormat | undefined;

/** The Korean lunisolar calendar, made once and only when asked for: most pages never need it. */
function lunarDayFormat(): Intl.DateTimeFormat {
  // A Day is taken as UTC midnight, hence the zone.
  lunarDay ??= new Intl.DateTimeFormat("en-u-ca-dangi", { day: "numeric", timeZone: "UTC" });
  return lunarDay;
}

/** True for services where people choose, and pay for, a 손 없는 날. */
export function marksSonEomneunDays(service: string): boolean {
  return MOVING_SERVICES.includes(service);
}

/** True for a 손 없는 날: the day of the lunar month ends in 9 or 0. False for what is no day. */
export function isSonEomneunDay(day: Day): boolean {
  if (!isDay(day)) return false;
  return /[90]$/.test(lunarDayFormat().format(Date.parse(`${day}T00:00:00Z`)));
}
