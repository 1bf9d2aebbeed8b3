import { expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { PRODUCTS } from "#test/billing/products.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { freshKey } from "#test/factories/market.ts";

it("gives a billing key to one of many accounts that name it at the same moment", async () => {
  const app = await testApp();
  const billing_key = await app.gateway.issueKey("card");
  const people = await Promise.all(
    Array.from({ length: 8 }, async () => app.as(await makeAccount(app))),
  );
  const answers = await Promise.all(
    people.map((person) => person.send("users.me.billingInfo.set", { billing_key })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ error }) => error.code)).toEqual(Array(7).fill("billing_key_unusable"));
});

it("takes no key that is none, however odd, and goes on charging others", async () => {
  const app = await testApp();
  const odd = await app.as(await makeAccount(app));
  const keys = [
    "%27",
    ".",
    "..",
    "a".repeat(200),
    "'".repeat(200),
    "가".repeat(200),
    "/../payments",
    "?x#y",
  ];
  for (const billing_key of keys) {
    const { error } = await odd.send("users.me.billingInfo.set", { billing_key });
    expect([billing_key, error.code]).toEqual([billing_key, "billing_key_unusable"]);
  }
  const other = await app.as(await makeAccount(app));
  const body = { product_id: PRODUCTS.light, billing_key: await app.gateway.issueKey("card") };
  expect((await other.send("subscriptions.buy", body, freshKey())).status).toBe(201);
});

it("does not stop everybody's payments when the gateway says nothing of what one person names", async () => {
  const app = await testApp();
  const { port } = app.gateway.chosen;
  const known = { ...port };
  port.readBillingKey = async (key) =>
    key.startsWith("odd") ? { outcome: "unknown", reason: "UNKNOWN" } : known.readBillingKey(key);
  const odd = await app.as(await makeAccount(app));
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const { error } = await odd.send("users.me.billingInfo.set", { billing_key: `odd-${number}` });
    expect(error.code).toBe("payments_unavailable");
  }
  const other = await app.as(await makeAccount(app));
  const body = { product_id: PRODUCTS.light, billing_key: await app.gateway.issueKey("card") };
  expect((await other.send("subscriptions.buy", body, freshKey())).status).toBe(201);
});

it("has a replaced key forgotten by the gateway, but never one that a running membership is charged by", async () => {
  const app = await testApp();
  const member = await app.as(await makeAccount(app));
  const [paying, first, second] = [
    await app.gateway.issueKey("card"),
    await app.gateway.issueKey("card"),
    await app.gateway.issueKey("card"),
  ];
  const body = { product_id: PRODUCTS.light, billing_key: paying };
  expect((await member.send("subscriptions.buy", body, freshKey())).status).toBe(201);
  const other = await app.as(await makeAccount(app));
  for (const billing_key of [first, second]) {
    await other.send("users.me.billingInfo.set", { billing_key });
  }
  await app.sql`
    UPDATE billing_methods SET replaced_at = ${app.clock.now()} WHERE billing_key = ${paying}`;
  await app.sweep();
  await app.sweep();
  const known = async (key: string) => (await app.gateway.chosen.port.readBillingKey(key)).outcome;
  expect(await Promise.all([paying, first, second].map(known))).toEqual([
    "issued",
    "missing",
    "issued",
  ]);
});
