import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import {
  freshKey,
  hireBody,
  makeCustomer,
  makeReadQuote,
  makeRequest,
  makeSignedInPro,
  quoteBody,
} from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";

const START = "2027-03-10T03:00:00.000Z";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

async function talk(client: TestClient, quoteId: string) {
  const sent = await client.call("quotes.messages.create", { quoteId, text: "안녕하세요" });
  const { body } = await client.call("quotes.messages", { quoteId });
  return [sent.status, body.conversation.writing_refusal?.code ?? null];
}

describe("a block", () => {
  it("ends the talk both ways until it is taken back, and only its maker sees it", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    const block = await customer.client.call("users.me.blocks.create", { quote_id: quoteId });
    expect(block.status).toBe(201);
    expect(block.body).toMatchObject({ name: "든든한 고수", pro_id: pro.proId });
    expect(await talk(customer.client, quoteId)).toEqual([409, "blocked_by_me"]);
    expect(await talk(pro.client, quoteId)).toEqual([409, "blocked"]);
    expect((await customer.client.call("users.me.blocks")).body.items).toEqual([block.body]);
    expect((await pro.client.call("users.me.blocks")).body.items).toEqual([]);
    const { body } = await customer.client.call("quotes.messages", { quoteId });
    expect(body.conversation.block_id).toBe(block.body.id);
    const again = await customer.client.call("users.me.blocks.create", { pro_id: pro.proId });
    expect(again.body).toEqual(block.body);
    const blockId = block.body.id;
    expect((await pro.client.call("users.me.blocks.delete", { blockId })).status).toBe(404);
    expect((await customer.client.call("users.me.blocks.delete", { blockId })).status).toBe(200);
    expect(await talk(customer.client, quoteId)).toEqual([201, null]);
  });

  it("by a pro names the customer as the pro may know them", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    await app.sql`UPDATE accounts SET name = '김하나' WHERE id = ${customer.account.id}`;
    const block = await pro.client.call("users.me.blocks.create", { quote_id: quoteId });
    expect(block.body.name).toBe("김○○");
    expect(await talk(pro.client, quoteId)).toEqual([409, "blocked_by_me"]);
    expect(await talk(customer.client, quoteId)).toEqual([409, "blocked"]);
  });

  it("ends matching: no quote for a request that came before, no new request after", async () => {
    const { customer, pro, requestId } = await makeRequest(app);
    await customer.client.call("users.me.blocks.create", { pro_id: pro.proId });
    const refused = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect([refused.status, refused.error.code]).toEqual([409, "quotes_closed"]);
    await customer.client.call("requests.close", { requestId });
    await publish(customer.client);
    const { body } = await pro.client.call("pro.requests");
    expect(body.items.map(({ request_id }) => request_id)).toEqual([requestId]);
  });

  it("leaves a running hire as it is, and ends its talk when it is over", async () => {
    const { customer, pro, requestId, quoteId } = await makeReadQuote(app);
    await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    await customer.client.call("users.me.blocks.create", { quote_id: quoteId });
    expect(await talk(pro.client, quoteId)).toEqual([201, null]);
    expect(await talk(customer.client, quoteId)).toEqual([201, null]);
    expect((await customer.client.call("requests.complete", { requestId })).status).toBe(200);
    expect(await talk(pro.client, quoteId)).toEqual([409, "blocked"]);
  });

  it("is of the two sides of a quote, and never of oneself", async () => {
    const { quoteId } = await makeReadQuote(app);
    const { client } = await makeCustomer(app);
    expect((await client.call("users.me.blocks.create", { quote_id: quoteId })).status).toBe(404);
    const pro = await makeSignedInPro(app);
    const own = await pro.client.call("users.me.blocks.create", { pro_id: pro.proId });
    expect(own.status).toBe(404);
    expect((await app.visitor().call("users.me.blocks")).status).toBe(401);
  });
});
