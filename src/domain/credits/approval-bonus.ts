import { DAY_MS } from "#domain/calendar/durations.ts";

/** What the approval of a new pro grants, as a lot of kind `bonus`. */
export const APPROVAL_BONUS_CREDITS = 10;

/** Epoch ms at which the approval bonus stops paying: 90 × 24 h after the grant. */
export function approvalBonusExpiresAt(grantedAt: number): number {
  return grantedAt + 90 * DAY_MS;
}
