import type { Output } from "#contract/registry.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";

export interface AlarmRow {
  id: string;
  about: Output<"staff.billing.alarms">["items"][number]["about"];
  account_id: string;
  person_name: string;
  payment_id: string;
  amount: number;
  code: string | null;
  at: Date;
}

/** What operators have yet to look at, oldest first, after the one with id `after`. */
export async function findOpenAlarms(
  db: Db,
  page: { after: string | null; limit: number },
): Promise<AlarmRow[]> {
  return db<AlarmRow[]>`
    SELECT l.id, l.about, p.account_id, o.name AS person_name, l.payment_id, p.amount, l.code, l.at
    FROM billing_alarms l JOIN payments p ON p.id = l.payment_id JOIN accounts o ON o.id = p.account_id
    WHERE l.closed_at IS NULL AND (${page.after}::uuid IS NULL OR l.id > ${page.after})
    ORDER BY l.id LIMIT ${page.limit}`;
}

/** How many of them there are, at most `most`. */
export async function countOpenAlarms(db: Db, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count
    FROM (SELECT 1 FROM billing_alarms WHERE closed_at IS NULL LIMIT ${most}) open`;
  return row?.count ?? 0;
}

/** Closes an alarm once; returns whose payment it was about. */
export async function closeAlarm(
  tx: Tx,
  alarm: { alarmId: string; now: Date },
): Promise<{ accountId: string }> {
  const [row] = await tx<{ account_id: string; closed_at: Date | null }[]>`
    SELECT p.account_id, l.closed_at FROM billing_alarms l JOIN payments p ON p.id = l.payment_id
    WHERE l.id = ${alarm.alarmId} FOR UPDATE OF l`;
  if (!row) return refuse("not_found");
  if (row.closed_at !== null) refuse("state_forbids");
  await tx`UPDATE billing_alarms SET closed_at = ${alarm.now} WHERE id = ${alarm.alarmId}`;
  return { accountId: row.account_id };
}
