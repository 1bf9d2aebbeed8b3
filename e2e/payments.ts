import { expect } from "@playwright/test";
import type { Input } from "#contract/registry.ts";
import type { Market, Person } from "./market.ts";

const TEN_CREDITS = "019b7600-0000-7000-8000-0000000000c1";

const freshKey = () => ({ idempotencyKey: crypto.randomUUID() });

/** A pack of ten credits bought over the API with a new card or phone; its id. */
export async function buyPack(person: Person, method: "card" | "phone"): Promise<string> {
  const { billing_key } = await person.call("dev.billingKey", { method });
  const order: Input<"credits.topUps.buy"> = { product_id: TEN_CREDITS, billing_key };
  const consent = method === "phone" ? { consent: true } : {};
  const bought = await person.call("credits.topUps.buy", { ...order, ...consent }, freshKey());
  return bought.top_up.id;
}

/** What payments leave: a receipt, a refund that waits for an account and one whose account is told; their ids. */
export async function payAndTakeBack(market: Market, person: Person) {
  for (let count = 0; count < 2; count += 1) {
    const topUpId = await buyPack(person, "phone");
    await market.agePayments(person);
    await person.call("credits.topUps.refund", { topUpId }, freshKey());
  }
  await buyPack(person, "card");
  const { items: refunds } = await person.call("users.me.refunds");
  const refund = refunds[0]?.id ?? "";
  const account = { bank: "088", account_number: "110-123-456789", holder: "정하윤" };
  await person.call("users.me.refundAccount.set", { refundId: refund, ...account });
  const { items: receipts } = await person.call("users.me.receipts");
  return { refund, receipt: receipts.at(-1)?.id ?? "" };
}

/** A pack whose card payment its bank took back: staff are alarmed. */
export async function chargeBackPack(person: Person, staff: Person): Promise<void> {
  const payment_id = `${await buyPack(person, "card")}-1`;
  await person.call("dev.gateway.console", { payment_id, act: "charge_back" });
  const alarmed = async () => {
    const { items } = await staff.call("staff.billing.alarms");
    return items.map((alarm) => alarm.payment_id);
  };
  await expect.poll(alarmed).toContain(payment_id);
}
