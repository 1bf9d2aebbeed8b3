import { beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { momentPath } from "#domain/deal/moments.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeHiredQuote, makeQuote, makeReadQuote } from "#test/factories/market.ts";
import { testUnsubscribePath } from "#test/delivery-bench.ts";
import { deliverNotices, inboxOf } from "#test/local-delivery.ts";
import { createLocalInbox } from "#server/gateways/message/local-inbox.ts";
import { planNotices } from "./plan-notices.ts";
import { deliverDue } from "./features/deliveries/deliver.ts";
import { notify } from "./features/notifications/notify.ts";

const NOON = "2027-03-10T12:00:00+09:00";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.set(NOON);
  await app.sql`DELETE FROM dev_inbox`;
});

async function phoneOf(accountId: string): Promise<string> {
  const [row] = await app.sql<
    { phone: string }[]
  >`SELECT phone FROM accounts WHERE id = ${accountId}`;
  return row?.phone ?? "";
}

/** Channel and first words of all that a person got outside the page. */
async function reached(account: { id: string; email: string }): Promise<string[]> {
  const items = [
    ...(await inboxOf(app, await phoneOf(account.id))),
    ...(await inboxOf(app, account.email)),
  ];
  return items
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ channel, text }) => `${channel}: ${text.split("\n", 1)[0]}`);
}

describe("people are reached outside the page", () => {
  it("of a request, its first quote and the hire, each once", async () => {
    const { customer, pro } = await makeHiredQuote(app);
    await deliverNotices(app);
    await deliverNotices(app);
    expect(await reached(customer.account)).toEqual([
      expect.stringMatching(/^alimtalk: \[솜씨\] 첫 견적이 왔어요: .*원\./),
      "email: [솜씨] 새 견적이 도착했어요",
    ]);
    expect(await reached(pro.account)).toEqual([
      expect.stringMatching(/^alimtalk: \[솜씨\] 고용됐어요\. 2027년/),
    ]);
    // What is about work comes together in the morning.
    app.clock.set("2027-03-11T08:59:59.999+09:00");
    await deliverNotices(app);
    expect(await reached(pro.account)).toHaveLength(1);
    app.clock.set("2027-03-11T09:00:00+09:00");
    await deliverNotices(app);
    expect((await reached(pro.account)).slice(1)).toEqual(["email: [솜씨] 어제부터 온 소식 3개"]);
    const [digest] = await inboxOf(app, pro.account.email);
    for (const title of [
      "새 요청이 들어왔어요",
      "고객이 견적을 읽었어요",
      "고객이 나를 고용했어요",
    ]) {
      expect(digest?.text).toContain(title);
    }
    expect(digest?.text).toContain("https://somssi.example/notifications");
  });

  it("on their devices, with what the service worker shows", async () => {
    const { customer, requestId } = await makeQuote(app);
    const { id } = customer.account;
    await app.sql`
      INSERT INTO push_devices (id, account_id, endpoint, p256dh, auth, name, created_at)
      VALUES (${app.ids.next()}, ${id}, ${`https://push.example/${id}`}, 'key', 'auth', '기기', ${app.clock.now()})`;
    await planNotices(app, app.clock.now());
    const shown: unknown[] = [];
    await deliverDue({
      sql: app.sql,
      port: createLocalInbox({ db: app.sql, ids: app.ids, clock: app.clock }),
      push: (accountId, message) => {
        shown.push([accountId, message]);
        return Promise.resolve({ outcome: "sent" });
      },
      origin: "https://somssi.example",
      unsubscribePath: testUnsubscribePath,
      now: app.clock.now(),
      limit: 1000,
    });
    const path = momentPath(requestId, "first-quote");
    expect(shown).toEqual([
      [
        id,
        {
          id: expect.any(String),
          kind: "quote_received",
          title: "새 견적이 도착했어요",
          body: expect.stringMatching(/^든든한 고수 고수가 [\d,]+원 견적을 보냈어요\.$/),
          path,
          tag: path,
          at: "2027-03-10T12:00:00+09:00",
        },
      ],
    ]);
  });

  it("with the price of a quote and no word of it before it is read", async () => {
    const { customer } = await makeQuote(app, { body: { message: "꼼꼼히 치워 드려요" } });
    await deliverNotices(app);
    for (const to of [customer.account.email, await phoneOf(customer.account.id)]) {
      const [message] = await inboxOf(app, to);
      expect(message?.text).toMatch(/\d원/);
      expect(message?.text).not.toContain("꼼꼼히");
    }
  });

  it("never of what was given before deliveries were decided twice", async () => {
    const { customer } = await makeQuote(app);
    await Promise.all([deliverNotices(app), deliverNotices(app), deliverNotices(app)]);
    await app.sql`UPDATE notifications SET planned_at = NULL`;
    await deliverNotices(app);
    expect(await reached(customer.account)).toHaveLength(2);
  });
});

describe("a message", () => {
  it("is texted after ten minutes and mailed after an hour, once until it is read", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    await deliverNotices(app);
    const before = (await reached(customer.account)).length;
    const say = () =>
      pro.client.call("quotes.messages.create", { quoteId, body: "언제가 좋으세요?" });
    const news = async () => (await reached(customer.account)).slice(before);
    await say();
    await say();
    await deliverNotices(app);
    expect(await news()).toEqual([]);
    app.clock.advance(10 * MINUTE_MS - 1);
    await deliverNotices(app);
    expect(await news()).toEqual([]);
    app.clock.advance(1);
    await deliverNotices(app);
    expect(await news()).toEqual([
      expect.stringMatching(/^alimtalk: \[솜씨\] .*메시지가 기다려요/),
    ]);
    app.clock.advance(HOUR_MS);
    await deliverNotices(app);
    expect((await news()).slice(1)).toEqual(["email: [솜씨] 새 메시지가 왔어요"]);
    // Read, and then a new one that is read in time.
    await customer.client.call("quotes.messages", { quoteId });
    await say();
    await deliverNotices(app);
    app.clock.advance(5 * MINUTE_MS);
    await customer.client.call("quotes.messages", { quoteId });
    app.clock.advance(2 * HOUR_MS);
    await deliverNotices(app);
    expect(await news()).toHaveLength(2);
    const states = await app.sql`
      SELECT DISTINCT state, last_error FROM deliveries d JOIN notifications n ON n.id = d.notice_id
      WHERE n.account_id = ${customer.account.id} AND n.kind = 'message_received' AND d.unless_read
        AND d.state <> 'sent'`;
    expect(states).toEqual([{ state: "dropped", last_error: "read" }]);
  });
});

describe("what a person chose", () => {
  it("holds for each group and channel, and for the hours at which it rings", async () => {
    const { customer } = await makeQuote(app);
    await app.sql`DELETE FROM notifications WHERE planned_at IS NULL`;
    const { id } = customer.account;
    await app.sql`
      INSERT INTO notification_choices VALUES (${id}, 'my_request', 'email', false), (${id}, 'money', 'email', false)`;
    await app.sql`INSERT INTO notification_settings VALUES (${id}, 11, 13, true, false)`;
    const give = (content: Parameters<typeof notify>[1] extends infer N ? Partial<N> : never) =>
      app.sql.begin((tx) =>
        notify(tx, {
          accountId: id,
          path: "/requests",
          requestId: null,
          now: app.clock.now(),
          ids: app.ids,
          ...content,
        } as Parameters<typeof notify>[1]),
      );
    await give({ kind: "quotes_closed", values: { count: 5, why: "gathered" } });
    await give({ kind: "refund_sent", values: { amount: 59_000 } });
    await deliverNotices(app);
    // Money is not switched off by e-mail, whatever stands in the row.
    expect(await reached(customer.account)).toEqual(["email: [솜씨] 환불을 계좌로 보냈어요"]);
    app.clock.set("2027-03-10T13:00:00+09:00");
    await deliverNotices(app);
    expect((await reached(customer.account)).slice(1)).toEqual([
      "alimtalk: [솜씨] 견적 5개가 모두 모였어요. 솜씨에서 비교해 주세요.",
    ]);
  });

  it("is not needed of somebody without a phone, or who may not sign in", async () => {
    const { customer } = await makeQuote(app);
    await app.sql`
      UPDATE accounts SET phone = NULL, phone_verified_at = NULL WHERE id = ${customer.account.id}`;
    await deliverNotices(app);
    const rows = await app.sql`
      SELECT d.channel FROM deliveries d WHERE d.account_id = ${customer.account.id}`;
    expect(rows).toEqual([{ channel: "email" }]);
  });
});
