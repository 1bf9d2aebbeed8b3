import { addDays, compareDays, daysBetween, type Day } from "#domain/calendar/day.ts";
import { dayRangeFault, type DayRangeFault } from "#domain/calendar/day-range.ts";

/** Days of a report, both included (Asia/Seoul). */
export interface ActivityRange {
  from: Day;
  to: Day;
}

export const DEFAULT_WEEKS = 12;
/** A year, whichever weekday it begins on. */
const WEEKS_MAX = 53;
export const ACTIVITY_DAYS_MAX = 7 * WEEKS_MAX;

// A Monday to count weekdays from.
const SOME_MONDAY = "2024-01-01";

/** Four whole weeks: what came of late, beside the list of requests. */
export const RECENT_DAYS = 28;

/** The last days up to today, today included. */
export function recentRange(today: Day): ActivityRange {
  return { from: addDays(today, 1 - RECENT_DAYS), to: today };
}

/** The Monday of the week, Monday to Sunday, that a day belongs to. */
export function mondayOf(day: Day): Day {
  const after = daysBetween(SOME_MONDAY, day) % 7;
  return addDays(day, after < 0 ? -after - 7 : -after);
}

export type RangeCheck = { ok: true; range: ActivityRange } | ({ ok: false } & DayRangeFault);

/**
 * The days a report is asked for. Without any: this week so far and the eleven before it, or from the day on which the
 * pro began, if that is later. One end alone is completed the same way, from the last day back.
 */
export function activityRange(
  asked: { from?: string | undefined; to?: string | undefined },
  today: Day,
  begun?: Day,
): RangeCheck {
  const to = asked.to ?? today;
  const fault = dayRangeFault(asked.from, to);
  if (fault) return { ok: false, ...fault };
  if (compareDays(to, today) > 0) {
    return { ok: false, field: "to", message: "오늘까지의 날짜로 골라 주세요." };
  }
  const from = asked.from ?? defaultFrom(to, begun);
  if (daysBetween(from, to) >= ACTIVITY_DAYS_MAX) {
    return { ok: false, field: "from", message: `기간은 한 해(${WEEKS_MAX}주)까지 볼 수 있어요.` };
  }
  return { ok: true, range: { from, to } };
}

function defaultFrom(to: Day, begun: Day | undefined): Day {
  const weeksAgo = addDays(mondayOf(to), -7 * (DEFAULT_WEEKS - 1));
  const isLater = begun !== undefined && compareDays(begun, weeksAgo) > 0;
  return isLater && compareDays(begun, to) <= 0 ? begun : weeksAgo;
}

/** The weeks of a range in order; the first and the last are cut where the range begins and ends. */
export function weeksOf({ from, to }: ActivityRange): ActivityRange[] {
  const weeks: ActivityRange[] = [];
  for (let monday = mondayOf(from); compareDays(monday, to) <= 0; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6);
    weeks.push({
      from: compareDays(monday, from) < 0 ? from : monday,
      to: compareDays(sunday, to) > 0 ? to : sunday,
    });
  }
  return weeks;
}
