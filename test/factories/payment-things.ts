import { raiseAlarm } from "#server/features/billing/alarm.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { orderBankRefund } from "./bank-refunds.ts";
import { buyTopUp } from "./top-ups.ts";

/**
 * What payments of one person leave: a pack with all its credits and its receipt, a refund that waits for a bank
 * account, and an alarm about a payment.
 */
export async function makePaymentThings(
  app: TestApp,
  client: TestClient,
): Promise<Record<"receipt" | "refund" | "topUp" | "alarm", string>> {
  const refund = await orderBankRefund(app, client);
  const { topUpId: topUp } = await buyTopUp(app, client);
  const [receipt] = (await client.call("users.me.receipts")).body.items;
  const paymentId = `${topUp}-1`;
  const { ids } = app;
  const now = app.clock.now();
  await inTransaction(app.sql, (tx) =>
    raiseAlarm(tx, { about: "our_fault", paymentId, code: null, now, ids }),
  );
  const [alarm] = await app.sql<{ id: string }[]>`
    SELECT id FROM billing_alarms WHERE payment_id = ${paymentId}`;
  return { receipt: receipt?.id ?? "", refund, topUp, alarm: alarm?.id ?? "" };
}
