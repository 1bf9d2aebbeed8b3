import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import webPush from "web-push";
import { planNotices } from "#server/plan-notices.ts";
import { WATCHED_MS } from "#server/platform/events/watched-pages.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { TestEventStream } from "#test/event-stream.ts";
import { makeReadQuote } from "#test/factories/market.ts";

let app: TestApp;
let origin: string;
/** Over the same database, as a second process would be. */
let elsewhere: TestApp;
let deal: Awaited<ReturnType<typeof makeReadQuote>>;
const streams: TestEventStream[] = [];

beforeAll(async () => {
  app = await testApp("2027-03-10T12:00:00+09:00");
  elsewhere = await testApp("2027-03-10T12:00:00+09:00");
  origin = await app.app.listen({ host: "127.0.0.1", port: 0 });
});
beforeEach(async () => {
  deal = await makeReadQuote(app);
  const { publicKey } = webPush.generateVAPIDKeys();
  await deal.customer.client.call("users.me.pushDevices.add", {
    endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
    keys: { p256dh: publicKey, auth: "BTBZMqHH6r4Tts7J_aSIgg" },
  });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

const PAGE = "page-of-the-customer";

async function openPage(client: TestClient, visible: boolean): Promise<TestEventStream> {
  const page = { name: PAGE, visible };
  const stream = await TestEventStream.open({ origin, cookies: client.cookies, page });
  streams.push(stream);
  return stream;
}

/** On which channels the customer is told of a message that the pro writes now. */
async function channelsOfMessage(): Promise<string[]> {
  const { customer, pro, quoteId } = deal;
  // A message is told of once until it is read.
  await customer.client.call("quotes.messages", { quoteId });
  const sent = await pro.client.call("quotes.messages.create", {
    quoteId,
    body: "언제가 좋으세요?",
  });
  expect(sent.status).toBe(201);
  // The job may run anywhere.
  await planNotices({ sql: elsewhere.sql, ids: elsewhere.ids }, app.clock.now());
  const rows = await app.sql<{ channel: string }[]>`
    SELECT d.channel FROM deliveries d
    WHERE d.notice_id = (
      SELECT id FROM notifications
      WHERE account_id = ${customer.account.id} AND kind = 'message_received' ORDER BY id DESC LIMIT 1)
    ORDER BY d.channel`;
  return rows.map(({ channel }) => channel);
}

const ALL = ["alimtalk", "email", "push"];
const NO_PUSH = ["alimtalk", "email"];

describe("a message", () => {
  it("is pushed to whoever has no page open", async () => {
    expect(await channelsOfMessage()).toEqual(ALL);
  });

  it("is not pushed while a page is visible, and is when it was hidden", async () => {
    const { client } = deal.customer;
    await openPage(client, true);
    expect(await channelsOfMessage()).toEqual(NO_PUSH);
    const hidden = await client.call("users.me.watching", { page: PAGE, visible: false });
    expect(hidden.status).toBe(200);
    expect(await channelsOfMessage()).toEqual(ALL);
    await client.call("users.me.watching", { page: PAGE, visible: true });
    expect(await channelsOfMessage()).toEqual(NO_PUSH);
  });

  it("is pushed while the only page is open in the background", async () => {
    await openPage(deal.customer.client, false);
    expect(await channelsOfMessage()).toEqual(ALL);
  });

  it("is pushed once the page was closed, and within a minute once it only fell silent", async () => {
    const { client } = deal.customer;
    const stream = await openPage(client, true);
    expect(await channelsOfMessage()).toEqual(NO_PUSH);
    app.clock.advance(WATCHED_MS);
    expect(await channelsOfMessage()).toEqual(ALL);
    await client.call("users.me.watching", { page: PAGE, visible: true });
    stream.close();
    await expect
      .poll(
        () => app.sql`SELECT 1 FROM watched_pages WHERE account_id = ${deal.customer.account.id}`,
      )
      .toHaveLength(0);
    expect(await channelsOfMessage()).toEqual(ALL);
  });

  it("is pushed whoever else watches", async () => {
    await openPage(deal.pro.client, true);
    expect(await channelsOfMessage()).toEqual(ALL);
  });
});

it("suppresses no other kind", async () => {
  const { customer, pro, quoteId } = deal;
  await openPage(customer.client, true);
  await pro.client.call("quotes.withdraw", { quoteId });
  await planNotices({ sql: app.sql, ids: app.ids }, app.clock.now());
  const pushed = await app.sql`
    SELECT 1 FROM deliveries
    WHERE account_id = ${customer.account.id} AND channel = 'push' AND purpose = 'quote_withdrawn'`;
  expect(pushed).toHaveLength(1);
});

it("takes names that a page may call itself by, and no more signals than a person makes", async () => {
  const { client } = deal.customer;
  for (const page of ["", "short", "가".repeat(10), "x".repeat(41)])
    expect((await client.call("users.me.watching", { page, visible: true })).status).toBe(422);
  const body = { page: PAGE, visible: false };
  for (let signal = 0; signal < 60; signal += 1) await client.call("users.me.watching", body);
  expect((await client.call("users.me.watching", body)).status).toBe(429);
});
