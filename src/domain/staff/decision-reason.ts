/** Code points of the reason that goes with a decision; the person it is about reads it. */
export const DECISION_REASON = { min: 10, max: 500 } as const;
