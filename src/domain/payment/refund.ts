/**
 * How far a refund came; failed: the gateway refused it, and staff look at it; replaced: money went back beside it, and
 * another refund gives back what was left; reversed: one from outside that is ours again.
 */
export const REFUND_STATES = ["waiting", "done", "failed", "replaced", "reversed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Why a membership's payment goes back. */
export const MEMBERSHIP_REFUND_REASONS = [
  "guarantee",
  "late_success",
  "chargeback_reversed",
  "membership_unused",
] as const;
/** Why we pay money back. */
export const OWN_REFUND_REASONS = [...MEMBERSHIP_REFUND_REASONS, "top_up_unused", "staff"] as const;
/** Why money went back, also without us; `late_interest` is owed beside what was paid, because that was sent late. */
export const REFUND_REASONS = [...OWN_REFUND_REASONS, "outside", "late_interest"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
