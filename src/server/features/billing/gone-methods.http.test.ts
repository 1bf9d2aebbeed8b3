import { beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { webhookCall } from "#test/gateway.ts";
import { makeCustomer, notices } from "#test/factories/market.ts";
import type { TestClient } from "#test/client.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.advance(60_000);
});

async function webhook(billingKey: string, type = "BillingKey.Deleted"): Promise<void> {
  const data = { billingKey, storeId: "store-local" };
  const call = webhookCall({ type, timestamp: "", data } as never);
  expect((await app.app.inject(call)).statusCode).toBe(200);
}

/** At the gateway itself, as a bank does it. */
const takeAway = (billingKey: string) => app.gateway.chosen.port.deleteBillingKey(billingKey);

async function payer(): Promise<{ client: TestClient; billingKey: string }> {
  const { client } = await makeCustomer(app);
  const billingKey = await app.gateway.issueKey("card");
  const { status } = await client.send("users.me.billingInfo.set", { billing_key: billingKey });
  expect(status).toBe(200);
  return { client, billingKey };
}

const told = async (client: TestClient) =>
  (await notices(client)).filter(({ kind }) => kind === "payment_method_gone").length;
const isUsable = async (client: TestClient) =>
  (await client.call("subscriptions.overview")).body.method?.usable;

it("tells whoever pays by a key that the gateway no longer has, once", async () => {
  const { client, billingKey } = await payer();
  await takeAway(billingKey);
  expect(await isUsable(client)).toBe(true);
  await webhook(billingKey);
  await webhook(billingKey, "BillingKey.Updated");
  await app.sweep();
  await app.sweep();
  expect([await told(client), await isUsable(client)]).toEqual([1, false]);
  const other = await app.gateway.issueKey("card");
  await client.send("users.me.billingInfo.set", { billing_key: other });
  expect(await isUsable(client)).toBe(true);
});

it("believes the gateway's own record, not its webhook", async () => {
  const { client, billingKey } = await payer();
  await webhook(billingKey);
  await app.sweep();
  expect([await told(client), await isUsable(client)]).toEqual([0, true]);
});

it("says nothing of a key that was replaced, nor of one that is nobody's", async () => {
  const { client, billingKey } = await payer();
  const other = await app.gateway.issueKey("card");
  await client.send("users.me.billingInfo.set", { billing_key: other });
  await takeAway(billingKey);
  await webhook(billingKey);
  await webhook("billing-key-of-nobody");
  await app.sweep();
  expect(await told(client)).toBe(0);
  const open = await app.sql`
    SELECT 1 FROM webhook_inbox WHERE billing_key IS NOT NULL AND handled_at IS NULL`;
  expect(open).toHaveLength(0);
});
