import { MINUTE_MS } from "#domain/calendar/durations.ts";

/** For how long a started check may be finished. */
export const VERIFICATION_MINUTES = 30;
/** How many checks an account may start a day: each costs, and each asks about somebody. */
export const VERIFICATIONS_PER_DAY = 10;
/** "30분 안에" */
export const VERIFICATION_WITHIN = `${VERIFICATION_MINUTES}분 안에`;

export const VERIFICATION_STATES = ["started", "verified", "refused", "expired"] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

/** Whether a check that was started then is over without a result; both in epoch ms. */
export function isVerificationOver(startedAt: number, now: number): boolean {
  return now >= startedAt + VERIFICATION_MINUTES * MINUTE_MS;
}
