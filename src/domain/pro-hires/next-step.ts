import type { Day } from "#domain/calendar/day.ts";
import { isWorkDue } from "#domain/request/work-due.ts";
import type { HireFacts } from "./hire-section.ts";

/** What a pro does next in a hire. */
export const HIRE_STEPS = [
  "answer_change",
  "complete",
  "await_change",
  "talk",
  "look_back",
] as const;
export type HireStep = (typeof HIRE_STEPS)[number];

/** The one next step: the customer's proposal is answered first, since completing settles the terms. */
export function nextHireStep(hire: HireFacts, today: Day): HireStep {
  if (hire.state !== "hired") return "look_back";
  if (hire.proposals.includes("customer")) return "answer_change";
  if (isWorkDue(hire, today)) return "complete";
  return hire.proposals.length > 0 ? "await_change" : "talk";
}
