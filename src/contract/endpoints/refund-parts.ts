import * as z from "zod";

/** Back the way it was paid, or by bank transfer from staff's list. */
export const refundMethod = z.enum(["gateway", "bank_transfer"]);
export type RefundMethod = z.output<typeof refundMethod>;

/**
 * How far a refund came; failed: the gateway refused it, and staff look at it; replaced: money went back beside it, and
 * another refund gives back what was left; reversed: one from outside that is ours again.
 */
export const refundState = z.enum(["waiting", "done", "failed", "replaced", "reversed"]);
export type RefundState = z.output<typeof refundState>;

export const refundReason = z.enum([
  "guarantee",
  "late_success",
  "chargeback_reversed",
  "top_up_unused",
  "staff",
  "outside",
]);
export type RefundReason = z.output<typeof refundReason>;
