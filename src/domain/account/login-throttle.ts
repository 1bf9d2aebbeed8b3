import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Failed logins with one e-mail address, whether or not it has an account. */
export const LOGIN_PER_ACCOUNT: RateLimit = { most: 10, windowMs: 15 * MINUTE_MS };
/** Failed logins from one network address. */
export const LOGIN_PER_ADDRESS: RateLimit = { most: 100, windowMs: HOUR_MS };
