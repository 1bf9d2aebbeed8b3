import { addDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";

/** What became of a change that was planned for the next period. */
export const SCHEDULE_STATES = ["pending", "applied", "removed", "replaced"] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

export const PENDING_CHANGES = ["none", "downgrade", "upgrade"] as const;
export type PendingChange = (typeof PENDING_CHANGES)[number];

/**
 * What a scheduled plan changes, by its credits and those of the current one (spec §4): equal is no change,
 * fewer a downgrade, more an upgrade. Nothing scheduled (null) changes nothing.
 */
export function pendingChange(nextCredit: number | null, currentCredit: number): PendingChange {
  if (nextCredit === null || nextCredit === currentCredit) return "none";
  return nextCredit < currentCredit ? "downgrade" : "upgrade";
}

/** A next schedule starts the day after the current period's last day (spec §4, §9). */
export function nextScheduleStart(currentPeriodEnd: Day): Day {
  return addDays(currentPeriodEnd, 1);
}
