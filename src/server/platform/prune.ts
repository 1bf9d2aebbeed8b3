import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { EMAIL_UNDO_MS } from "#domain/account/email-change.ts";
import {
  ACCESS_LOG_MONTHS,
  STAFF_LOG_OF_PEOPLE_YEARS,
  STAFF_LOG_YEARS,
} from "#domain/withdrawal/retention.ts";
import type { Sql } from "./database/sql.ts";

/** The longest window that any limit looks back. */
const HITS_KEPT_MS = 2 * DAY_MS;
/** A page that was away longer has to load everything again. */
const EVENTS_KEPT_MS = 3 * DAY_MS;
/** Far longer than any of them takes to be whole again. */
const ALLOWANCES_KEPT_MS = HOUR_MS;
const IDEMPOTENCY_KEPT_MS = 7 * DAY_MS;

/**
 * Deletes what only served for a while: hits of rate limits, allowances of reads, kept answers, events, one-time codes,
 * challenges, and changes of address that nobody can undo any more; and logins and the log of staff once their own time is
 * over.
 */
export async function prunePlatform(sql: Sql, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await sql`DELETE FROM rate_limit_hits WHERE at < ${before(HITS_KEPT_MS)}`;
  await sql`DELETE FROM read_allowances WHERE at < ${before(ALLOWANCES_KEPT_MS)}`;
  await sql`DELETE FROM idempotency_keys WHERE created_at < ${before(IDEMPOTENCY_KEPT_MS)}`;
  await sql`DELETE FROM person_events WHERE at < ${before(EVENTS_KEPT_MS)}`;
  await sql`DELETE FROM watched_pages WHERE watched_until < ${now}`;
  await sql`DELETE FROM password_resets WHERE expires_at < ${before(DAY_MS)}`;
  await sql`DELETE FROM email_verifications WHERE expires_at < ${before(DAY_MS)}`;
  await sql`
    DELETE FROM email_changes
    WHERE expires_at < ${before(DAY_MS)} AND (changed_at IS NULL OR changed_at < ${before(EMAIL_UNDO_MS)})`;
  await sql`DELETE FROM passkey_challenges WHERE expires_at < ${before(DAY_MS)}`;
  await sql`DELETE FROM pending_sign_ins WHERE expires_at < ${before(DAY_MS)}`;
  await sql`DELETE FROM phone_codes WHERE expires_at < ${before(DAY_MS)}`;
  await sql`DELETE FROM login_flows WHERE expires_at < ${now}`;
  await sql`DELETE FROM pending_social_logins WHERE expires_at < ${now}`;
  await sql`DELETE FROM staff_mailed_codes WHERE expires_at < ${before(DAY_MS)}`;
  await sql`
    DELETE FROM sessions
    WHERE last_seen_at < ${now}::timestamptz - make_interval(months => ${ACCESS_LOG_MONTHS})`;
  await sql`
    SELECT destroy_over_staff_log(
      ${now}::timestamptz - make_interval(years => ${STAFF_LOG_YEARS}),
      ${now}::timestamptz - make_interval(years => ${STAFF_LOG_OF_PEOPLE_YEARS}))`;
}
