import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { AttemptLimit } from "./attempt-limit.ts";

/** Failed logins with one e-mail address, whether or not it has an account. */
export const LOGIN_PER_ACCOUNT: AttemptLimit = { most: 10, windowMs: 15 * MINUTE_MS };
/** Failed logins from one network address. */
export const LOGIN_PER_ADDRESS: AttemptLimit = { most: 100, windowMs: HOUR_MS };
