import { compareDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { HireSide } from "#domain/change-order/lifecycle.ts";
import type { HireState } from "#domain/request/lifecycle.ts";

/** Where a pro finds a hire, in the order of their list: what presses first. */
export const HIRE_SECTIONS = ["today", "past", "changing", "upcoming", "completed"] as const;
export type HireSection = (typeof HIRE_SECTIONS)[number];

/** What decides where a hire stands and what comes next in it. */
export interface HireFacts {
  state: HireState;
  agreed_date: Day;
  /** Who proposed the changes that wait for an answer. */
  proposals: readonly HireSide[];
}

/**
 * The section of a hire on a day in Seoul; null for one that was cancelled. The day comes before a change that waits:
 * whoever works today is looked for under today.
 */
export function hireSection(hire: HireFacts, today: Day): HireSection | null {
  if (hire.state === "cancelled") return null;
  if (hire.state === "completed") return "completed";
  const order = compareDays(hire.agreed_date, today);
  if (order === 0) return "today";
  if (order < 0) return "past";
  return hire.proposals.length > 0 ? "changing" : "upcoming";
}
