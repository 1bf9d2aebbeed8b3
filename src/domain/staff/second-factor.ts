import type { RateLimit } from "../account/rate-limit.ts";
import { HOUR_MS, MINUTE_MS } from "../calendar/durations.ts";

/** Whether a session has passed it. */
export const SECOND_FACTOR_STATES = ["open", "passed"] as const;
export type SecondFactorState = (typeof SECOND_FACTOR_STATES)[number];

/** How long a passed second factor counts for its session. */
export const SECOND_FACTOR_LIFETIME_MS = 12 * HOUR_MS;

/** Wrong codes of one account, whichever session they come from. */
export const SECOND_FACTOR_TRIES: RateLimit = { most: 5, windowMs: 15 * MINUTE_MS };

/** A mailed code is good for so long, and so many are sent to one account. */
export const MAILED_CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const MAILED_CODES: RateLimit = { most: 5, windowMs: HOUR_MS };

/** True from the moment it was passed until strictly before its lifetime is over; epoch ms, null for never. */
export function holdsSecondFactor(passedAt: number | null, now: number): boolean {
  return passedAt !== null && passedAt <= now && now < passedAt + SECOND_FACTOR_LIFETIME_MS;
}
