import type { HireState, RequestState } from "./lifecycle.ts";

/**
 * Both sides of a hire know each other by name, number and place: during the work and after it, no more once it was
 * cancelled. `hire` is its state, absent without one.
 */
export function knowEachOther(hire: HireState | null | undefined): boolean {
  return hire === "hired" || hire === "completed";
}

/** What may show a pro somebody's number: work that runs or is done, leave to call, an agreed consultation. */
export type ContactGround = "running_hire" | "done_hire" | "allowed" | "consultation";

/**
 * Whether a pro sees a person's number on that ground. A pro who is not approved (any more) has but the work that
 * runs: somebody waits for them there, and nobody else does.
 */
export function mayProSeePhone(ground: ContactGround | null, isApproved: boolean): boolean {
  return isApproved ? ground !== null : ground === "running_hire";
}

/**
 * Why a pro would see the customer's number: the hired one, during the work and after it, or one whom the customer
 * allows while the request lives; null for everybody else. `allowed` is the newest word; taking it back works at
 * once, but does not hide the number from the pro at work.
 */
export function contactGround(facts: {
  requestState: RequestState;
  isHiredPro: boolean;
  allowed: boolean;
}): ContactGround | null {
  const { requestState, isHiredPro, allowed } = facts;
  if (isHiredPro) {
    if (requestState === "hired") return "running_hire";
    return requestState === "completed" ? "done_hire" : null;
  }
  return allowed && (requestState === "open" || requestState === "choosing") ? "allowed" : null;
}
