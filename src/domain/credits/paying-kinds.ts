import type { LotKind } from "./lot.ts";

const EVERY_KIND: readonly LotKind[] = ["plan", "rollover", "topup", "bonus", "refund"];
const KINDS_WHILE_OVERDUE: readonly LotKind[] = ["topup", "bonus"];

/** Which lots may pay a quote: while the membership is overdue only top-ups and bonus do. */
export function payingKinds(membershipIsOverdue: boolean): readonly LotKind[] {
  return membershipIsOverdue ? KINDS_WHILE_OVERDUE : EVERY_KIND;
}
