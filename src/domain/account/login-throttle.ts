import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { decideAttempt, decideAttempts } from "./attempt-limit.ts";
import type { AttemptDecision, AttemptLimit, AttemptWindow } from "./attempt-limit.ts";

/** Failed logins with one e-mail address, whether or not it has an account. */
export const LOGIN_PER_ACCOUNT: AttemptLimit = { most: 10, windowMs: 15 * MINUTE_MS };
/** Failed logins from one network address. */
export const LOGIN_PER_ADDRESS: AttemptLimit = { most: 100, windowMs: HOUR_MS };

/** Whether a login may be tried now, asked before the password is looked at. */
export function decideLogin(
  failures: { byAccount: AttemptWindow; byAddress: AttemptWindow },
  now: number,
): AttemptDecision {
  return decideAttempts([
    decideAttempt(LOGIN_PER_ACCOUNT, failures.byAccount, now),
    decideAttempt(LOGIN_PER_ADDRESS, failures.byAddress, now),
  ]);
}
