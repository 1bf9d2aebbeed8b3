import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MORE_QUOTES_REFUSALS } from "#domain/request/more-quotes.ts";
import { URGENT_REFUSALS } from "#domain/request/urgent.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { PRODUCTS } from "#test/billing/products.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeLot } from "#test/factories/credits.ts";
import { credits, freshKey, notificationKinds, quote } from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";
import {
  askIn,
  boughtOf,
  makeSpendingScene,
  moreQuotes,
  urgent,
} from "#test/factories/spending.ts";
import { planNotices } from "#server/plan-notices.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";

const NOON = "2027-03-10T03:00:00.000Z";
const NIGHT = "2027-03-10T13:30:00.000Z";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(NOON);
});

beforeEach(() => app.clock.set(NOON));

afterEach(() => assertSoundLedger(app.sql));

async function textsAbout(accountIds: string[]) {
  await planNotices(app, app.clock.now());
  return app.sql<{ account_id: string; recipient: string; body: string; not_before: Date }[]>`
    SELECT account_id, recipient, body, not_before FROM deliveries
    WHERE purpose = 'request_urgent' AND channel = 'alimtalk' AND account_id = ANY(${accountIds}::uuid[])`;
}

describe("making a request urgent", () => {
  it("costs two credits, marks the request and tells the pros who have not quoted", async () => {
    const { customer, pro, requestId } = await makeSpendingScene(app, { pros: 3 });
    const quoted = pro(1);
    const waiting = pro(2);
    await quote(quoted, requestId);
    const answer = await urgent(customer.client, requestId);
    expect([answer.status, answer.body]).toEqual([200, { credits: 2, balance: 8, pros: 2 }]);
    expect(await credits(customer.client)).toEqual({ balance: 8, held: 0 });

    for (const one of [waiting, pro(3)]) {
      expect((await notificationKinds(one.client))[0]).toBe("request_urgent");
    }
    expect(await notificationKinds(quoted.client)).not.toContain("request_urgent");
    const shown = await customer.client.call("requests.get", { requestId });
    expect(shown.body.urgent).toBe(true);
    expect(shown.body.spending.urgent).toMatchObject({
      available: false,
      reason: "이미 긴급으로 알린 요청이에요.",
    });
    expect((await waiting.client.call("pro.requests.get", { requestId })).body.urgent).toBe(true);
  });

  it("sends a text message to those with a verified phone, at once by day", async () => {
    const { customer, pros, pro, requestId } = await makeSpendingScene(app, { pros: 2 });
    await app.sql`
      UPDATE accounts SET phone = NULL, phone_verified_at = NULL WHERE id = ${pro(2).account.id}`;
    await urgent(customer.client, requestId);
    const texts = await textsAbout(pros.map((pro) => pro.account.id));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatchObject({
      account_id: pro(1).account.id,
      body: "[솜씨] 긴급 요청: 입주청소 견적을 급히 기다려요. 받은 요청에서 확인해 주세요.",
      not_before: new Date(NOON),
    });
  });

  it("leaves the phones alone until eight in the morning", async () => {
    const { customer, pros, pro, requestId } = await makeSpendingScene(app, { pros: 1 });
    app.clock.set(NIGHT);
    await urgent(customer.client, requestId);
    const texts = await textsAbout(pros.map((pro) => pro.account.id));
    expect(texts[0]?.not_before).toEqual(new Date("2027-03-10T23:00:00.000Z"));
    expect((await notificationKinds(pro(1).client))[0]).toBe("request_urgent");
  });

  it("spends the membership's credits in the night of its renewal, before anybody has swept", async () => {
    app.clock.set("2027-02-10T03:00:00.000Z");
    const { customer, region, requestId } = await makeSpendingScene(app, { pros: 1, credits: 0 });
    await customer.client.call("requests.close", { requestId });
    const billing_key = await app.gateway.issueKey("card");
    const membership = { product_id: PRODUCTS.light, billing_key };
    await customer.client.call("subscriptions.buy", membership, freshKey());
    app.clock.set("2027-03-09T03:00:00.000Z");
    const client = await app.as(customer.account);
    const next = await publish(client, { ...askIn(region), quote_limit: 5 });
    app.clock.set("2027-03-09T15:00:10.000Z");
    expect((await urgent(client, next)).body).toMatchObject({ credits: 2, balance: 28 });
  });

  it("is refused a second time, and then nothing is spent", async () => {
    const { customer, requestId } = await makeSpendingScene(app, { pros: 1 });
    await urgent(customer.client, requestId);
    const again = await urgent(customer.client, requestId);
    expect([again.status, again.error]).toMatchObject([
      409,
      { code: "state_forbids", message: "이미 긴급으로 알린 요청이에요." },
    ]);
    expect((await credits(customer.client)).balance).toBe(8);
  });

  it("is not sold when every pro has quoted", async () => {
    const { customer, pro, requestId } = await makeSpendingScene(app, { pros: 1 });
    await quote(pro(1), requestId);
    const answer = await urgent(customer.client, requestId);
    expect([answer.status, answer.error.message]).toEqual([409, "지금 새로 알릴 고수가 없어요."]);
    expect((await credits(customer.client)).balance).toBe(10);
  });

  it("does not count a pro who stopped working meanwhile", async () => {
    const { customer, pro, requestId } = await makeSpendingScene(app, { pros: 2 });
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pro(1).proId}`;
    expect((await urgent(customer.client, requestId)).body.pros).toBe(1);
  });

  it("is refused in the first instant after the 168 hours", async () => {
    const { customer, requestId } = await makeSpendingScene(app, { pros: 1 });
    app.clock.set("2027-03-17T03:00:00.000Z");
    const late = await urgent(customer.client, requestId);
    expect([late.status, late.error.code]).toEqual([409, "state_forbids"]);
    app.clock.set("2027-03-17T02:59:59.999Z");
    expect((await urgent(customer.client, requestId)).status).toBe(200);
  });

  it("stays with a request that is closed and opened again", async () => {
    const { customer, requestId } = await makeSpendingScene(app, { pros: 1 });
    await urgent(customer.client, requestId);
    await customer.client.call("requests.close", { requestId });
    const { body } = await customer.client.call("requests.reopen", { requestId });
    expect(body).toMatchObject({ state: "open", urgent: true });
    expect((await urgent(customer.client, requestId)).status).toBe(409);
  });
});

describe("more quotes", () => {
  it("cost one credit for five places and open a full request again", async () => {
    const scene = await makeSpendingScene(app, { pros: 4, quoteLimit: 3 });
    const { customer, pros, pro, requestId } = scene;
    for (const first of pros.slice(0, 3)) await quote(first, requestId);
    const full = await customer.client.call("requests.get", { requestId });
    expect(full.body).toMatchObject({ state: "choosing", quote_limit: 3 });
    expect(full.body.spending.more_quotes).toEqual({
      credits: 1,
      quotes: 5,
      available: true,
      reason: null,
    });
    expect(full.body.spending.urgent).toMatchObject({
      available: false,
      reason: URGENT_REFUSALS.quotes_closed,
    });

    const answer = await moreQuotes(customer.client, requestId);
    expect([answer.status, answer.body]).toEqual([200, { credits: 1, balance: 9, quote_limit: 8 }]);
    expect((await notificationKinds(pro(4).client))[0]).toBe("request_more_quotes");
    expect(await notificationKinds(pro(1).client)).not.toContain("request_more_quotes");
    const open = await customer.client.call("requests.get", { requestId });
    expect(open.body).toMatchObject({ state: "open", quote_limit: 8, quote_count: 3 });
    await quote(pro(4), requestId);
    const after = await customer.client.call("requests.get", { requestId });
    expect(after.body).toMatchObject({ state: "open", quote_count: 4 });
  });

  it("tell nobody while the request is open anyway", async () => {
    const { customer, pro, requestId } = await makeSpendingScene(app, { pros: 4, quoteLimit: 3 });
    expect((await moreQuotes(customer.client, requestId)).body.quote_limit).toBe(8);
    expect(await notificationKinds(pro(1).client)).not.toContain("request_more_quotes");
  });

  it("are not sold when the places left already hold everybody who could quote", async () => {
    const { customer, requestId } = await makeSpendingScene(app, { pros: 3, quoteLimit: 3 });
    const answer = await moreQuotes(customer.client, requestId);
    expect([answer.status, answer.error.code]).toEqual([409, "state_forbids"]);
    expect((await credits(customer.client)).balance).toBe(10);
  });

  it("may be bought four times", async () => {
    const { customer, requestId } = await makeSpendingScene(app, { pros: 24, quoteLimit: 3 });
    for (const limit of [8, 13, 18, 23]) {
      expect((await moreQuotes(customer.client, requestId)).body.quote_limit).toBe(limit);
    }
    const fifth = await moreQuotes(customer.client, requestId);
    expect([fifth.status, fifth.error.message]).toEqual([
      409,
      "한 요청에서 4번까지 더 받을 수 있어요.",
    ]);
    expect(await boughtOf(app, requestId)).toEqual({ urgent: false, quotes: 20, spent: 4 });
  });

  it("do not bring back a request whose 168 hours are over", async () => {
    const { customer, pros, requestId } = await makeSpendingScene(app, { pros: 4, quoteLimit: 3 });
    for (const pro of pros.slice(0, 3)) await quote(pro, requestId);
    app.clock.set("2027-03-17T03:00:00.000Z");
    const answer = await moreQuotes(customer.client, requestId);
    expect([answer.status, answer.error.message]).toEqual([
      409,
      "견적을 받는 7일이 지나 더 받을 수 없어요.",
    ]);
  });
});

describe.each([
  ["requests.urgent", urgent, URGENT_REFUSALS.quotes_closed],
  ["requests.moreQuotes", moreQuotes, MORE_QUOTES_REFUSALS.not_looking],
] as const)("%s", (name, buy, refusal) => {
  it("without enough credits refuses and changes nothing", async () => {
    const scene = await makeSpendingScene(app, { pros: 4, quoteLimit: 3, credits: 0 });
    const answer = await buy(scene.customer.client, scene.requestId);
    expect([answer.status, answer.error.code]).toEqual([409, "credits_insufficient"]);
    expect(await boughtOf(app, scene.requestId)).toEqual({ urgent: false, quotes: 0, spent: 0 });
    expect(await notificationKinds(scene.pro(1).client)).toEqual(["request_received"]);
  });

  it("at another price than the one shown refuses and changes nothing", async () => {
    const { customer, requestId } = await makeSpendingScene(app, { pros: 4, quoteLimit: 3 });
    const answer = await buy(customer.client, requestId, { expected: 7 });
    expect([answer.status, answer.error.code]).toEqual([409, "price_changed"]);
    expect((await credits(customer.client)).balance).toBe(10);
  });

  it("answers somebody else's request like a missing one", async () => {
    const { requestId } = await makeSpendingScene(app, { pros: 4, quoteLimit: 3 });
    const account = await makeAccount(app);
    await makeLot(app, { accountId: account.id });
    const stranger = await app.as(account);
    const others = await buy(stranger, requestId);
    const missing = await buy(stranger, "01900000-0000-7000-8000-00000000ffff");
    expect([others.status, missing.status]).toEqual([404, 404]);
    expect({ ...others.error, trace_id: "" }).toEqual({ ...missing.error, trace_id: "" });
    expect((await credits(stranger)).balance).toBe(10);
  });

  it("asks to sign in, and for a key", async () => {
    const { customer, requestId } = await makeSpendingScene(app, { pros: 4, quoteLimit: 3 });
    expect((await buy(app.visitor(), requestId)).status).toBe(401);
    const keyless = await customer.client.call(name, { requestId, expected_credits: 2 });
    expect([keyless.status, keyless.error.code]).toEqual([400, "idempotency_key_missing"]);
  });

  it("gives the first answer for the same key and spends once", async () => {
    const { customer, requestId } = await makeSpendingScene(app, { pros: 9, quoteLimit: 3 });
    const key = freshKey();
    const first = await buy(customer.client, requestId, { key });
    const second = await buy(customer.client, requestId, { key });
    expect(second.body).toEqual(first.body);
    expect((await credits(customer.client)).balance).toBe(first.body.balance);
  });

  it("is refused when the request is closed, hired or blocked, and closing gives nothing back", async () => {
    const { customer, pro, requestId } = await makeSpendingScene(app, { pros: 5, quoteLimit: 3 });
    await quote(pro(1), requestId);
    for (const state of ["hired", "closed", "cancelled", "completed", "blocked"]) {
      await app.sql`UPDATE requests SET state = ${state} WHERE id = ${requestId}`;
      const answer = await buy(customer.client, requestId);
      expect([answer.status, answer.error.message], state).toEqual([409, refusal]);
    }
    expect((await credits(customer.client)).balance).toBe(10);
    // Nothing but its state stood in the way.
    await app.sql`UPDATE requests SET state = 'open' WHERE id = ${requestId}`;
    const { status, body } = await buy(customer.client, requestId);
    expect(status).toBe(200);
    expect((await customer.client.call("requests.close", { requestId })).status).toBe(200);
    expect((await credits(customer.client)).balance).toBe(body.balance);
  });
});
