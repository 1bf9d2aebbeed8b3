import type { TestClient } from "../client.ts";

/** What a person's newest refund and their newest receipt call what was paid for. */
export async function productNames(person: TestClient) {
  const { items: refunds } = (await person.call("users.me.refunds")).body;
  const { items: receipts } = (await person.call("users.me.receipts")).body;
  return { refund: refunds[0]?.order_name, receipt: receipts[0]?.product_name };
}
