import { addDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";

/** `incomplete`: the first payment is not confirmed; it is never shown as a membership. */
export type MembershipState = "incomplete" | "active" | "overdue" | "ended";

/** Active and overdue hold a membership (spec §4). */
export function holdsMembership(state: MembershipState | null): boolean {
  return state === "active" || state === "overdue";
}

/** Overdue only: the last renewal could not be charged. */
export function isOverdue(state: MembershipState | null): boolean {
  return state === "overdue";
}

export type ScheduleKind = "no_change" | "downgrade" | "upgrade";

/** What a scheduled change is, by the credits of its plan and of the current one (spec §4). */
export function nextScheduleKind(nextCredit: number, currentCredit: number): ScheduleKind {
  if (nextCredit === currentCredit) return "no_change";
  return nextCredit < currentCredit ? "downgrade" : "upgrade";
}

/** A next schedule starts the day after the current period's last day (spec §9). */
export function nextScheduleStart(currentPeriodEnd: Day): Day {
  return addDays(currentPeriodEnd, 1);
}
