import type { MembershipNotice } from "../lifecycle-names.ts";

/** What one notice says another has said already, when both come of one decision. */
const SAID_BY: Partial<Record<MembershipNotice, readonly MembershipNotice[]>> = {
  renewal_failed: ["overdue", "ended"],
  overdue: ["ended"],
  // An upgrade takes the place of a change that was to come.
  change_unscheduled: ["upgraded"],
};

/** Whether a member is notified of this, given all that one decision brought. */
export function isSaid(notice: MembershipNotice, all: readonly MembershipNotice[]): boolean {
  return !SAID_BY[notice]?.some((other) => all.includes(other));
}
