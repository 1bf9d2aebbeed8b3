import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeQuote } from "#test/factories/market.ts";
import { deliverNotices } from "#test/local-delivery.ts";
import { startSolapiServer, type SolapiServer } from "#test/solapi-server.ts";
import { createLocalInbox } from "./gateways/message/local-inbox.ts";
import type { MessagePort } from "./gateways/message/message-port.ts";
import { createSolapi } from "./gateways/message/solapi.ts";

let app: TestApp;
let server: SolapiServer;
beforeAll(async () => {
  app = await testApp("2027-03-10T12:00:00+09:00");
});
beforeEach(async () => {
  server = await startSolapiServer("key", "secret");
  await deliverNotices(app);
});
afterEach(() => server.close());

/** Texts by Solapi's wire, all else into the local inbox. */
function outside(): MessagePort {
  const solapi = createSolapi({
    apiUrl: server.url,
    apiKey: "key",
    apiSecret: "secret",
    sender: "0212345678",
    pfId: "KA01PF",
    templateIds: { first_quote: "KA01TP" },
  });
  const inbox = createLocalInbox({ db: app.sql, ids: app.ids, clock: app.clock });
  return { send: (message) => (message.channel === "email" ? inbox : solapi).send(message) };
}

/** What became of the text of a first quote, sent twice over. */
async function textOfFirstQuote() {
  const { customer } = await makeQuote(app);
  await deliverNotices(app, outside());
  await deliverNotices(app, outside());
  return app.sql`
    SELECT state, channel, last_error FROM deliveries
    WHERE account_id = ${customer.account.id} AND purpose = 'quote_received' AND channel IN ('sms', 'alimtalk')`;
}

it.each([
  [null, "alimtalk", "alimtalk", null],
  ["unknown_friend", "sms", "alimtalk", null],
  ["template_mismatch", "sms", "sms", "alimtalk_status_3034"],
] as const)("a first quote reaches the phone once, with 알림톡 refused as %s", async (...row) => {
  const [refuse, reached, channel, last_error] = row;
  server.refuseAlimtalk = refuse;
  expect(await textOfFirstQuote()).toEqual([{ state: "sent", channel, last_error }]);
  expect(server.arrived.map((one) => one.channel)).toEqual([reached]);
});

it("is not sent a second time where nobody knows what became of it", async () => {
  server.next.push((response) => response.destroy());
  expect(await textOfFirstQuote()).toMatchObject([{ state: "unclear", channel: "alimtalk" }]);
  expect(server.arrived).toEqual([]);
});
