/** Answers to "언제 결정하나요?", which every form asks. */
export const DECISION_TIMES = ["now", "week", "month", "price_only"] as const;
export type DecisionTime = (typeof DECISION_TIMES)[number];

export function isDecisionTime(decision: string): decision is DecisionTime {
  return DECISION_TIMES.some((time) => time === decision);
}

/** True when the customer only asks what things cost and has not said when they will decide. */
export function isUndecidedCustomer(decision: string): boolean {
  return decision === ("price_only" satisfies DecisionTime);
}
