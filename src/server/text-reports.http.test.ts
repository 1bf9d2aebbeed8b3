import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeQuote } from "#test/factories/market.ts";
import { deliverNotices } from "#test/local-delivery.ts";
import { startSolapiServer, type SolapiServer } from "#test/solapi-server.ts";
import { askReports } from "./features/deliveries/ask-reports.ts";
import { createLocalInbox } from "./gateways/message/local-inbox.ts";
import { createSolapi } from "./gateways/message/solapi.ts";

let app: TestApp;
let staff: TestClient;
let server: SolapiServer;
beforeAll(async () => {
  app = await testApp("2027-03-10T12:00:00+09:00");
  staff = await app.as(await makeAccount(app, { role: "staff", staffLevel: "moderator" }));
});
beforeEach(async () => {
  server = await startSolapiServer("key", "secret");
  await deliverNotices(app);
  await app.sql`DELETE FROM deliveries`;
});
afterEach(() => server.close());

function solapi() {
  return createSolapi({
    apiUrl: server.url,
    apiKey: "key",
    apiSecret: "secret",
    sender: "0212345678",
    pfId: "KA01PF",
    templateIds: { first_quote: "KA01TP" },
  });
}

/** What goes out goes: texts by Solapi's wire, all else into the local inbox. */
async function deliver() {
  const inbox = createLocalInbox({ db: app.sql, ids: app.ids, clock: app.clock });
  const texts = solapi();
  await deliverNotices(app, {
    send: (message) => (message.channel === "email" ? inbox : texts).send(message),
  });
}

/** The text of a first quote is sent, and two minutes later Solapi is asked about it. */
async function firstQuoteReported(statusCode: string, refused: "unknown_friend" | null = null) {
  server.refuseAlimtalk = refused;
  const { customer } = await makeQuote(app);
  await deliver();
  server.report(statusCode);
  await ask();
  return customer;
}

async function ask() {
  app.clock.advance(2 * MINUTE_MS);
  await askReports({ sql: app.sql, port: solapi(), now: app.clock.now(), limit: 100 });
}

const dead = async () => (await staff.call("staff.deliveries")).body.items;

async function textsOf(accountId: string) {
  const { items } = (await staff.call("staff.people.deliveries", { accountId })).body;
  return items.filter(({ channel }) => channel === "sms" || channel === "alimtalk");
}

describe("what staff see of a text after its provider has told", () => {
  it("is that an SMS arrived instead, and why", async () => {
    const { account } = await firstQuoteReported("4000", "unknown_friend");
    expect(await textsOf(account.id)).toMatchObject([
      {
        state: "sent",
        report: "delivered_by_sms",
        channel: "sms",
        last_error: "alimtalk_status_3104",
      },
    ]);
    expect(await dead()).toEqual([]);
  });

  it("is nothing before it has told", async () => {
    const { account } = await firstQuoteReported("3000");
    expect(await textsOf(account.id)).toMatchObject([{ state: "sent", report: null }]);
  });

  it("is a dead letter of what did not arrive, which goes again only by their hand", async () => {
    const { account } = await firstQuoteReported("3043", "unknown_friend");
    const [lost] = await dead();
    expect(lost).toMatchObject({
      account_id: account.id,
      state: "failed",
      report: "undelivered",
      last_error: "status_3043",
      can_send_again: true,
    });
    expect((await staff.call("staff.queue")).body.deliveries).toBe(1);
    await deliver();
    expect(server.taken).toHaveLength(1);

    const deliveryId = lost?.id ?? "";
    const again = { deliveryId, may_arrive_twice: false };
    expect((await staff.call("staff.deliveries.send", again)).status).toBe(200);
    await deliver();
    expect(server.taken[1]).toEqual(server.taken[0]);
    expect(await textsOf(account.id)).toMatchObject([{ id: deliveryId, report: null }]);
    server.report("4000");
    await ask();
    expect(await textsOf(account.id)).toMatchObject([
      { id: deliveryId, report: "delivered_by_sms" },
    ]);
    expect(await dead()).toEqual([]);
  });

  it("is not to be sent again where its notice was read before it was known to be lost", async () => {
    server.refuseAlimtalk = "unknown_friend";
    const { customer } = await makeQuote(app);
    await deliver();
    await app.sql`UPDATE deliveries SET unless_read = true`;
    const client = await app.as(customer.account);
    expect((await client.call("users.me.notifications.readAll")).status).toBe(200);
    server.report("3043");
    await ask();
    expect(await dead()).toMatchObject([{ report: "undelivered", can_send_again: false }]);
  });
});
