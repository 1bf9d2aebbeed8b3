import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { freshKey } from "#test/factories/market.ts";
import { PACKS } from "#test/factories/top-ups.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";
import { gatewayDeps } from "../../gateway-deps.ts";
import { readRecord } from "./gateway-work.ts";
import { reviewPayments } from "./review.ts";

let app: TestApp;
let account: TestAccount;
let person: TestClient;
let payment: string;

beforeAll(async () => {
  app = await testApp("2027-01-15T03:00:00Z");
});

/** Each with a pack of ten that was paid for. */
beforeEach(async () => {
  account = await makeAccount(app);
  person = await app.as(account);
  const body = { product_id: PACKS.ten, billing_key: await app.gateway.issueKey("card") };
  expect((await person.call("credits.topUps.buy", body, freshKey())).body.payment).toBe("paid");
  const [paid] = await app.sql<{ id: string }[]>`
    SELECT id FROM payments WHERE account_id = ${account.id}`;
  payment = paid?.id ?? "";
});

afterEach(async () => assertSoundLedger(app.sql, await app.gateway.payments()));

const deps = () => {
  const { sql, clock, ids, gateway } = app;
  return gatewayDeps({ sql, clock, ids, payments: gateway.chosen });
};
const balance = async () => (await person.call("users.me.credits")).body.balance;

it("a refund made outside is dated by when it was heard of, not by the payment", async () => {
  app.clock.advance(3 * DAY_MS);
  expect(await app.gateway.atConsole(payment, "refund", 5_000)).toBe("done");
  await readRecord(deps(), payment);
  const [refund] = await app.sql<{ created_at: Date; done_at: Date }[]>`
    SELECT created_at, done_at FROM refunds WHERE payment_id = ${payment}`;
  expect(refund).toEqual({ created_at: app.clock.now(), done_at: app.clock.now() });
});

it("one that was reversed later is reversed when that was heard of", async () => {
  expect(await app.gateway.atConsole(payment, "charge_back")).toBe("done");
  await readRecord(deps(), payment);
  app.clock.advance(3 * DAY_MS);
  expect(await app.gateway.atConsole(payment, "reverse")).toBe("done");
  await readRecord(deps(), payment);
  const [refund] = await app.sql<{ reversed_at: Date }[]>`
    SELECT reversed_at FROM refunds WHERE payment_id = ${payment}`;
  expect(refund?.reversed_at).toEqual(app.clock.now());
});

it("either is heard of without a word of the gateway, for half a year", async () => {
  expect(await app.gateway.atConsole(payment, "charge_back")).toBe("done");
  await reviewPayments(deps());
  expect(await balance()).toBe(10);
  app.clock.advance(DAY_MS);
  person = await app.as(account);
  await reviewPayments(deps());
  expect(await balance()).toBe(0);
  expect(await app.gateway.atConsole(payment, "reverse")).toBe("done");
  app.clock.advance(DAY_MS);
  person = await app.as(account);
  await reviewPayments(deps());
  expect(await balance()).toBe(10);
});
