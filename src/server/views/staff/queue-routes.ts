import { holdsPermission } from "#domain/staff/permissions.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { sendableAgain } from "./delivery-rows.ts";

/** Beyond so many a queue is just long. */
const MOST_COUNTED = 100;

/** How much waits for staff, of what the caller may decide about. */
export function queueHandlers() {
  return {
    "staff.queue": async ({ sql, viewer }) => ({
      pros: await count(sql, sql`pro_profiles WHERE state = 'pending'`),
      name_changes: await count(sql, sql`pro_name_changes WHERE state = 'pending'`),
      certifications: await count(sql, sql`certifications WHERE state = 'pending'`),
      reports: await count(sql, sql`abuse_reports WHERE state = 'open'`),
      refunds: holdsPermission(viewer.level, "refunds")
        ? await count(sql, transfersToMake(sql))
        : null,
      alarms: holdsPermission(viewer.level, "billing")
        ? await count(sql, sql`billing_alarms WHERE closed_at IS NULL`)
        : null,
      deliveries: await count(sql, sendableAgain(sql)),
      tickets: await count(sql, sql`support_tickets WHERE waiting_since IS NOT NULL`),
      wishes: await count(sql, sql`service_wishes WHERE state = 'open'`),
    }),
  } satisfies Partial<Handlers>;
}

/** Refunds that wait for a bank transfer and whose account is known. */
function transfersToMake(db: Db) {
  return db`
    refunds r JOIN known_refund_accounts a ON a.refund_id = r.id
    WHERE r.state = 'waiting' AND r.method = 'bank_transfer'`;
}

async function count(db: Db, rows: ReturnType<typeof transfersToMake>): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM ${rows} LIMIT ${MOST_COUNTED}) waiting`;
  return row?.count ?? 0;
}
