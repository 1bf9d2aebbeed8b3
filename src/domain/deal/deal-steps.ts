import type { Day } from "#domain/calendar/day.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import { dayOfWork } from "#domain/request/work-due.ts";

/** 요청 → 첫 견적 → 고용 → 작업일 → 후기: the way of every request, for both of its sides. */
export const DEAL_STEPS = ["sent", "quote", "hire", "work", "review"] as const;
export type DealStepName = (typeof DEAL_STEPS)[number];

/** `stopped`: it came to its end here without the work, and what follows is `dropped`. */
export type DealStepState = "done" | "current" | "coming" | "stopped" | "dropped";

export interface DealStep {
  name: DealStepName;
  state: DealStepState;
  /** When it was reached, or is to be; null where nobody knows yet. */
  day: Day | null;
}

/** What the steps are told from. Days are Asia/Seoul. */
export interface DealFacts {
  sentOn: Day;
  /** Null while no quote has come. */
  firstQuoteOn: Day | null;
  /** Since when the request is over without the work; null while it goes on, and after the work. */
  stoppedOn: Day | null;
  /** The newest hire, cancelled or not. */
  hire: {
    state: HireState;
    hiredOn: Day;
    /** The day that was agreed on. */
    workOn: Day;
    completedOn: Day | null;
    /** Of a review that was deleted, too. */
    reviewedOn: Day | null;
  } | null;
}

/**
 * Which steps are done, which one is at hand and when each was or will be. Exactly one is current or stopped until
 * the review is written. A cancelled hire is none: the request stands where it stood before it, or is stopped there.
 */
export function dealSteps(facts: DealFacts): DealStep[] {
  const { sentOn, firstQuoteOn, stoppedOn } = facts;
  const hire = facts.hire?.state === "cancelled" ? null : facts.hire;
  const reached: Record<DealStepName, boolean> = {
    sent: true,
    quote: firstQuoteOn !== null || hire !== null,
    hire: hire !== null,
    work: hire?.state === "completed",
    review: hire?.state === "completed" && hire.reviewedOn !== null,
  };
  const days: Record<DealStepName, Day | null> = {
    sent: sentOn,
    quote: firstQuoteOn,
    hire: hire?.hiredOn ?? null,
    work: hire && dayOfWork(hire.workOn, hire.completedOn),
    review: hire?.reviewedOn ?? null,
  };
  const next = DEAL_STEPS.find((name) => !reached[name]);
  const isStopped = stoppedOn !== null && hire === null;
  return DEAL_STEPS.map((name) => {
    if (reached[name]) return { name, state: "done", day: days[name] };
    if (name !== next) return { name, state: isStopped ? "dropped" : "coming", day: days[name] };
    return isStopped
      ? { name, state: "stopped", day: stoppedOn }
      : { name, state: "current", day: days[name] };
  });
}
