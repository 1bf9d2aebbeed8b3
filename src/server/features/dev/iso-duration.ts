import { isDay } from "#domain/calendar/day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";

const SHAPE =
  /^P(?!$)(?:(\d{1,4})Y)?(?:(\d{1,5})M)?(?:(\d{1,6})W)?(?:(\d{1,7})D)?(?:T(?!$)(?:(\d{1,8})H)?(?:(\d{1,9})M)?(?:(\d{1,10})S)?)?$/;

/**
 * The instant an ISO 8601 duration after another: years and months by the calendar of Seoul (31 January plus P1M
 * is the last of February), all else by its length. Null for what is no duration or leads past the year 9999.
 */
export function afterDuration(from: Date, duration: string): Date | null {
  const parts = SHAPE.exec(duration)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) return null;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  const moved = addMonths(from, years * 12 + months);
  if (moved === null) return null;
  const length =
    (weeks * 7 + days) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;
  const to = new Date(moved.getTime() + length);
  return to.getTime() < Date.UTC(9999, 11, 31) ? to : null;
}

function addMonths(from: Date, count: number): Date | null {
  const day = seoulDay(from.getTime());
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const yearMonth = first.toISOString().slice(0, 7);
  const to = `${yearMonth}-${String(Math.min(date, lastDate)).padStart(2, "0")}`;
  if (!isDay(to)) return null;
  return new Date(startOfSeoulDay(to) + (from.getTime() - startOfSeoulDay(day)));
}
