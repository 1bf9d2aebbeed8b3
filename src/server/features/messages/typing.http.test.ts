import { afterEach, beforeAll, expect, it } from "vitest";
import { MESSAGE_LIMITS } from "#domain/message/message-limits.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { TestEventStream } from "#test/event-stream.ts";
import { makeCustomer, makeReadQuote } from "#test/factories/market.ts";

let app: TestApp;
let origin: string;
const streams: TestEventStream[] = [];

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
  origin = await app.app.listen({ host: "127.0.0.1", port: 0 });
});

afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

async function follow(client: TestClient): Promise<TestEventStream> {
  const stream = await TestEventStream.open({ origin, cookies: client.cookies });
  streams.push(stream);
  return stream;
}

it("shows the other side's open pages that somebody types, and nothing of it stays", async () => {
  const { customer, pro, quoteId } = await makeReadQuote(app);
  const kept = async () => (await app.sql`SELECT 1 FROM person_events`).length;
  const before = await kept();
  const theirs = await follow(customer.client);
  const own = await follow(pro.client);
  expect((await pro.client.call("quotes.typing", { quoteId })).status).toBe(200);
  expect(await theirs.take(1)).toMatchObject([{ kind: "typing", payload: { quote_id: quoteId } }]);
  expect(own.untaken).toEqual([]);
  expect(await kept()).toBe(before);
  // The message that follows has the next number: what passes took none.
  await pro.client.call("quotes.messages.create", { quoteId, text: "도착했어요" });
  const kinds = (await theirs.take(2)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["message", "notification"]);
});

it("is limited, and for the two sides of an open conversation only", async () => {
  const { customer, pro, quoteId } = await makeReadQuote(app);
  const stranger = await makeCustomer(app);
  expect((await stranger.client.call("quotes.typing", { quoteId })).status).toBe(404);
  for (let sent = 0; sent < MESSAGE_LIMITS.typingPerMinute; sent += 1) {
    expect((await pro.client.call("quotes.typing", { quoteId })).status).toBe(200);
  }
  expect((await pro.client.call("quotes.typing", { quoteId })).status).toBe(429);
  await customer.client.call("quotes.decline", { quoteId });
  expect((await customer.client.call("quotes.typing", { quoteId })).status).toBe(409);
});
