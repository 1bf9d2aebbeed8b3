import { beforeAll, beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import {
  freshKey,
  hireBody,
  makeCustomer,
  makeQuote,
  makeReadQuote,
  makeRequest,
  makeSignedInPro,
  quoteBody,
} from "#test/factories/market.ts";
import { publish, requestBody } from "#test/factories/requests.ts";

const START = "2027-03-10T03:00:00.000Z";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

it("a customer stops new quotes and goes on among those that came", async () => {
  const late = await makeSignedInPro(app);
  const { customer, requestId, quoteId } = await makeQuote(app);
  const { client } = customer;
  const before = await client.call("requests.get", { requestId });
  expect(before.body.actions).toContain("stop_quotes");
  const stopped = await client.call("requests.stopQuotes", { requestId });
  expect([stopped.status, stopped.body.state]).toEqual([200, "choosing"]);
  expect(stopped.body.actions).not.toContain("stop_quotes");
  const refused = await late.client.call("quotes.create", quoteBody(requestId), freshKey());
  expect([refused.status, refused.error.code]).toEqual([409, "quotes_closed"]);
  const again = await client.call("requests.stopQuotes", { requestId });
  expect([again.status, again.error.code]).toEqual([409, "state_forbids"]);
  const second = await client.call("requests.create", requestBody());
  expect([second.status, second.error.code]).toEqual([409, "duplicate_request"]);
  await client.call("quotes.get", { quoteId });
  expect((await client.call("requests.hire", hireBody(requestId, quoteId))).status).toBe(200);
});

it("only a request's own customer does", async () => {
  const { pro, requestId } = await makeRequest(app);
  const stranger = await makeCustomer(app);
  for (const { client } of [stranger, pro]) {
    expect((await client.call("requests.stopQuotes", { requestId })).status).toBe(404);
  }
  expect((await app.visitor().call("requests.stopQuotes", { requestId })).status).toBe(401);
});

it("outside the customer's hours for calls a number is not shown, only when it opens", async () => {
  const pro = await makeSignedInPro(app);
  const customer = await makeCustomer(app);
  const contact = { channel: "calls", call_from: "13:00", call_to: "18:00" } as const;
  const requestId = await publish(customer.client, { contact });
  const sent = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
  const quoteId = sent.body.id;
  const seen = async () => {
    const { body } = await pro.client.call("quotes.get", { quoteId });
    return [body.phone !== null, body.phone_opens_at];
  };
  // Nothing is said of hours to whom no number is shown at all.
  expect(await seen()).toEqual([false, null]);
  const allowed = { requestId, proId: pro.proId, allowed: true };
  await customer.client.call("requests.contactPermission", allowed);
  expect(await seen()).toEqual([false, "2027-03-10T13:00:00+09:00"]);
  app.clock.set("2027-03-10T04:00:00.000Z");
  expect(await seen()).toEqual([true, null]);
  app.clock.set("2027-03-10T09:00:00.000Z");
  expect(await seen()).toEqual([false, "2027-03-11T13:00:00+09:00"]);
});

it("a customer sees the pro's number at any hour", async () => {
  const { customer, requestId, quoteId } = await makeReadQuote(app);
  await customer.client.call("requests.hire", hireBody(requestId, quoteId));
  app.clock.set("2027-03-10T17:00:00.000Z");
  const client = await app.as(customer.account);
  const { body } = await client.call("quotes.get", { quoteId });
  expect([body.phone !== null, body.phone_opens_at]).toEqual([true, null]);
});
