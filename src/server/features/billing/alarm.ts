import type { BillingAlarm } from "#domain/payment/alarm.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";

/** Puts something about a payment before the operators. The same thing is not listed twice while it is open. */
export async function raiseAlarm(
  tx: Tx,
  alarm: {
    about: BillingAlarm;
    paymentId: string;
    code: string | null;
    now: Date;
    ids: Ids;
  },
): Promise<void> {
  await tx`
    INSERT INTO billing_alarms (id, about, payment_id, code, at)
    SELECT ${alarm.ids.next()}, ${alarm.about}, ${alarm.paymentId}, ${alarm.code}, ${alarm.now}
    WHERE NOT EXISTS (
      SELECT 1 FROM billing_alarms
      WHERE payment_id = ${alarm.paymentId} AND about = ${alarm.about} AND closed_at IS NULL)`;
}
