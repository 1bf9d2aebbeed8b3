import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { eventKinds } from "#test/factories/events.ts";
import { freshKey, notificationKinds } from "#test/factories/market.ts";
import { productNames } from "#test/factories/product-names.ts";
import { buyTopUp } from "#test/factories/top-ups.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { spendCredits } from "../credits/spend-credits.ts";

let app: TestApp;
let account: TestAccount;
let person: TestClient;

beforeAll(async () => {
  app = await testApp("2027-01-15T03:00:00Z");
});

beforeEach(async () => {
  account = await makeAccount(app);
  person = await app.as(account);
});

afterEach(() => assertSoundLedger(app.sql));

const refund = (topUpId: string, header = freshKey()) =>
  person.call("credits.topUps.refund", { topUpId }, header);
const balance = async () => (await person.call("users.me.credits")).body.balance;

function use(credits: number): Promise<boolean> {
  const facts = {
    accountId: account.id,
    credits,
    detail: "urgent_request" as const,
    reference: app.ids.next(),
  };
  const when = { now: app.clock.now(), ids: app.ids };
  return inTransaction(app.sql, (tx) => spendCredits(tx, { ...facts, ...when }));
}

describe("the money back for unused credits", () => {
  it("is their share of the price, and they go with it", async () => {
    const { topUpId, billingKey } = await buyTopUp(app, person);
    await use(12);
    const before = (await eventKinds(app, account.id)).length;
    const { status, body } = await refund(topUpId);
    expect([status, body]).toEqual([200, { refunded: 23_760, credits: 18, method: "gateway" }]);
    // Open pages show the notice, the credits gone, and then how the refund went.
    expect((await eventKinds(app, account.id)).slice(before)).toEqual([
      "notification",
      "credits_changed",
      "membership_changed",
    ]);
    expect(await notificationKinds(person)).toContain("top_up_refunded");
    expect(await balance()).toBe(0);
    expect(await productNames(person)).toEqual({ refund: "크레딧 30개", receipt: "크레딧 30개" });
    const [charged] = (await app.gateway.payments()).filter(
      (one) => one.billing_key === billingKey,
    );
    expect(charged).toMatchObject({ amount: 39_600, cancelled: 23_760 });
    const [topUp] = (await person.call("credits.topUps")).body.items;
    expect(topUp).toMatchObject({ state: "settled", refundable: null });
    const [issued] = (await person.call("users.me.receipts")).body.items;
    const receipt = await person.call("users.me.receipts.get", { receiptId: issued?.id ?? "" });
    expect(receipt.body.refunds).toMatchObject([
      { amount: 23_760, method: "gateway", state: "done" },
    ]);
  });

  it("comes once for two presses at the same time, whatever their keys", async () => {
    const { topUpId } = await buyTopUp(app, person);
    const answers = await Promise.all([refund(topUpId), refund(topUpId), refund(topUpId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await refund(topUpId)).error.code).toBe("nothing_to_refund");
    const { items } = (await person.call("users.me.refunds")).body;
    expect(items.map(({ amount }) => amount)).toEqual([39_600]);
  });

  it("gives the first answer to the same key", async () => {
    const { topUpId } = await buyTopUp(app, person);
    const header = freshKey();
    const first = await refund(topUpId, header);
    expect((await refund(topUpId, header)).body).toEqual(first.body);
  });

  it("never races a quote for the same credits", async () => {
    const { topUpId } = await buyTopUp(app, person, { pack: "ten" });
    const outcomes = await Promise.allSettled([use(10), refund(topUpId)]);
    expect(await balance()).toBe(0);
    const used = outcomes[0].status === "fulfilled";
    const { items } = (await person.call("users.me.refunds")).body;
    expect(items).toHaveLength(used ? 0 : 1);
  });

  it("waits for a bank account when a phone paid in an earlier month", async () => {
    const { topUpId } = await buyTopUp(app, person, { method: "phone" });
    app.clock.set("2027-02-01T00:00:00+09:00");
    person = await app.as(account);
    expect((await refund(topUpId)).body).toMatchObject({
      method: "bank_transfer",
      refunded: 39_600,
    });
    const { items } = (await person.call("users.me.refunds")).body;
    expect(items).toMatchObject([{ method: "bank_transfer", state: "waiting", account: null }]);
    expect(await notificationKinds(person)).toContain("refund_account_wanted");
  });

  it("waits for one, too, when the gateway was away until the month of the phone's payment was over", async () => {
    app.clock.set("2027-02-10T00:00:00+09:00");
    person = await app.as(account);
    const { topUpId, billingKey } = await buyTopUp(app, person, { method: "phone" });
    await app.gateway.mode(billingKey, "http500");
    expect((await refund(topUpId)).body).toMatchObject({ method: "gateway" });
    await app.gateway.mode(billingKey, "ok");
    app.clock.set("2027-03-01T00:00:00+09:00");
    await app.sweep();
    person = await app.as(account);
    const { items } = (await person.call("users.me.refunds")).body;
    expect(items).toMatchObject([
      { amount: 39_600, method: "bank_transfer", state: "waiting", account: null },
    ]);
    expect(await notificationKinds(person)).toContain("refund_account_wanted");
  });

  it("is for one's own pack alone, that was paid and has not run out", async () => {
    const { topUpId } = await buyTopUp(app, person);
    const other = await app.as(await makeAccount(app));
    const refused = await other.call("credits.topUps.refund", { topUpId }, freshKey());
    const missing = await other.call("credits.topUps.refund", { topUpId: account.id }, freshKey());
    expect([refused.status, refused.error.message]).toEqual([404, missing.error.message]);
    app.clock.set("2032-03-15T00:00:00+09:00");
    person = await app.as(account);
    expect((await refund(topUpId)).error.code).toBe("nothing_to_refund");
  });
});

it("is tried ever more seldom while the gateway takes nothing back, and once it does, once", async () => {
  const { topUpId, billingKey } = await buyTopUp(app, person);
  await app.gateway.mode(billingKey, "http500");
  await refund(topUpId);
  const until = app.clock.now().getTime() + 8 * 86_400_000;
  const dueAt = async () => {
    const [row] = await app.sql<{ next_try_at: Date; tries: number }[]>`
      SELECT next_try_at, tries FROM refunds WHERE account_id = ${account.id}`;
    return row ?? { next_try_at: new Date(until), tries: 0 };
  };
  for (let due = await dueAt(); due.next_try_at.getTime() < until; due = await dueAt()) {
    app.clock.set(due.next_try_at);
    await app.sweep();
  }
  expect((await dueAt()).tries).toBe(38);
  await app.gateway.mode(billingKey, "ok");
  app.clock.set(new Date(until + 6 * 3_600_000));
  await app.sweep();
  person = await app.as(account);
  const { items } = (await person.call("users.me.refunds")).body;
  expect(items).toMatchObject([
    { reason: "late_interest", method: "bank_transfer", state: "waiting" },
    { amount: 39_600, state: "done" },
  ]);
});
