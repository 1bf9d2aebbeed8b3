import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { freshKey } from "./market.ts";
import { buyTopUp } from "./top-ups.ts";

/** A refund that waits for the person's bank account: their phone paid it in an earlier month. Its id. */
export async function orderBankRefund(app: TestApp, client: TestClient): Promise<string> {
  const { topUpId } = await buyTopUp(app, client, { method: "phone" });
  await app.sql`UPDATE payments SET paid_at = paid_at - interval '40 days' WHERE top_up_id = ${topUpId}`;
  const { status, body } = await client.call("credits.topUps.refund", { topUpId }, freshKey());
  if (status !== 200 || body.method !== "bank_transfer") {
    throw new Error(`not by bank: ${status} ${JSON.stringify(body)}`);
  }
  const [refund] = (await client.call("users.me.refunds")).body.items;
  return refund?.id ?? "";
}
