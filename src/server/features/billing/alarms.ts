import type { Tx } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";

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
