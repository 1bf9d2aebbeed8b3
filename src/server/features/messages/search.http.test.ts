import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeCustomer, makeQuote, makeReadQuote, makeSignedInPro } from "#test/factories/market.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
});

async function say(client: TestClient, quoteId: string, ...texts: string[]) {
  for (const text of texts) {
    app.clock.advance(1000);
    await client.call("quotes.messages.create", { quoteId, text });
  }
}

it("a search in a conversation finds what was written, newest first, page by page", async () => {
  const { customer, pro, quoteId } = await makeReadQuote(app);
  await say(
    pro.client,
    quoteId,
    "100% 친환경이에요",
    "주차가 되나요?",
    "친환경 세제만 써요",
    "a_b",
  );
  const search = async (q: string, query: { limit?: number; cursor?: string } = {}) => {
    const { body } = await customer.client.call("quotes.messages.search", { quoteId, q, ...query });
    return [body.items.map(({ text }) => text), body.next];
  };
  expect(await search("친환경")).toEqual([["친환경 세제만 써요", "100% 친환경이에요"], null]);
  expect(await search("친환경", { limit: 1 })).toEqual([["친환경 세제만 써요"], "5"]);
  expect(await search("친환경", { limit: 1, cursor: "5" })).toEqual([["100% 친환경이에요"], null]);
  // What is typed stands for itself, cards are nobody's words, and nothing is no search.
  expect(await search("%")).toEqual([["100% 친환경이에요"], null]);
  expect(await search("a_")).toEqual([["a_b"], null]);
  expect(await search("견적을 보냈어요")).toEqual([[], null]);
  expect(await search(" ")).toEqual([[], null]);
  const { client } = await makeCustomer(app);
  expect((await client.call("quotes.messages.search", { quoteId, q: "주차" })).status).toBe(404);
});

it("a search in all finds conversations by what was written, the pro and the service", async () => {
  const pro = await makeSignedInPro(app);
  const first = await makeReadQuote(app, { pro });
  const second = await makeReadQuote(app, { pro });
  await say(first.customer.client, first.quoteId, "욕실 곰팡이가 걱정돼요", "고마워요");
  await say(second.customer.client, second.quoteId, "베란다도 부탁해요");
  const search = async (client: TestClient, q: string) => {
    const { body } = await client.call("messages.threads", { q });
    return body.items.map(({ quote_id, found }) => [quote_id, found?.text ?? null]);
  };
  expect(await search(pro.client, "곰팡이")).toEqual([[first.quoteId, "욕실 곰팡이가 걱정돼요"]]);
  expect(await search(pro.client, "입주청소")).toEqual([
    [second.quoteId, null],
    [first.quoteId, null],
  ]);
  expect(await search(first.customer.client, "든든한")).toEqual([[first.quoteId, null]]);
  expect(await search(pro.client, "든든한")).toEqual([]);
  expect(await search(second.customer.client, "곰팡이")).toEqual([]);
});

it("a search in all tells a customer nothing of an unread quote", async () => {
  const { customer, pro, quoteId } = await makeQuote(app);
  await say(pro.client, quoteId, "특별 할인을 준비했어요");
  const found = async () =>
    (await customer.client.call("messages.threads", { q: "할인" })).body.items.length;
  expect(await found()).toBe(0);
  await customer.client.call("quotes.get", { quoteId });
  expect(await found()).toBe(1);
});
