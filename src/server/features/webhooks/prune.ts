import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Sql } from "../../platform/database/sql.ts";

/** The gateway repeats itself for days; a webhook that comes again after this is handled again, and changes nothing. */
const KEPT_MS = 30 * DAY_MS;

/** Deletes old webhooks, but none about a payment that nobody has handled. */
export async function pruneWebhooks(sql: Sql, now: Date): Promise<void> {
  await sql`
    DELETE FROM webhook_inbox
    WHERE received_at < ${new Date(now.getTime() - KEPT_MS)}
      AND (handled_at IS NOT NULL OR payment_id IS NULL)`;
}
