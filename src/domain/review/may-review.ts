export type ReviewRefusal = "not_customer" | "not_completed" | "already_reviewed";

/**
 * Why a person may not review a hire, or null. Only its customer, once it is completed, and once: a
 * deleted review counts too, or a pro's visible count of deletions could be worked up.
 */
export function reviewRefusal(facts: {
  hireState: "hired" | "completed" | "cancelled";
  isCustomer: boolean;
  hasReview: boolean;
}): ReviewRefusal | null {
  if (!facts.isCustomer) return "not_customer";
  if (facts.hireState !== "completed") return "not_completed";
  return facts.hasReview ? "already_reviewed" : null;
}

/** True when the person may review the hire now. */
export function mayReview(facts: Parameters<typeof reviewRefusal>[0]): boolean {
  return reviewRefusal(facts) === null;
}
