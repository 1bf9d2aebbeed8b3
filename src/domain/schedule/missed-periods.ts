import { compareDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { periodAfter } from "./period.ts";
import type { Period } from "./period.ts";

/**
 * What is to be charged after `paid` when the job runs again on `today`: the period that today lies in
 * (or the next one, while `paid` is not over), and the periods in between that nobody served. Those are
 * neither charged nor granted; the anchor stays where it was.
 */
export function periodToCharge(
  anchor: number,
  paid: Period,
  today: Day,
): { charge: Period; missed: Period[] } {
  const missed: Period[] = [];
  let charge = periodAfter(anchor, paid);
  while (compareDays(charge.end, today) < 0) {
    missed.push(charge);
    charge = periodAfter(anchor, charge);
  }
  return { charge, missed };
}
