import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeConsultation } from "#test/factories/consultations.ts";
import { makeMembershipRow } from "#test/factories/credits.ts";
import { makeCustomer, makeHiredQuote, makeQuote, makeReadQuote } from "#test/factories/market.ts";
import { reviewFields } from "#test/factories/reviews.ts";

const START = "2027-03-10T03:00:00.000Z";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

async function waiting(client: TestClient) {
  return (await client.call("users.me.waiting")).body.items;
}

const kinds = async (client: TestClient) => (await waiting(client)).map(({ kind }) => kind);

describe("users.me.waiting", () => {
  it("is empty for who has asked for nothing, and of the signed-in alone", async () => {
    const { client } = await makeCustomer(app);
    expect(await waiting(client)).toEqual([]);
    expect((await app.visitor().call("users.me.waiting")).status).toBe(401);
  });

  it("names unread quotes until they are opened, and to their customer alone", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    const quotes = { kind: "unread_quotes", request_id: requestId, service: "입주청소", count: 1 };
    expect(await waiting(customer.client)).toEqual([quotes]);
    expect(await waiting(pro.client)).toEqual([]);
    await customer.client.call("quotes.get", { quoteId });
    expect(await waiting(customer.client)).toEqual([]);
  });

  it("names a talk with what was not read of it, not the person's own words", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    await customer.client.call("quotes.messages.create", { quoteId, body: "언제 오시나요?" });
    expect(await waiting(customer.client)).toEqual([]);
    await pro.client.call("quotes.messages.create", { quoteId, body: "내일 가요." });
    await pro.client.call("quotes.messages.create", { quoteId, body: "아침에요." });
    expect(await waiting(customer.client)).toMatchObject([
      { kind: "unread_talk", quote_id: quoteId, count: 2 },
    ]);
    await customer.client.call("quotes.messages", { quoteId });
    expect(await waiting(customer.client)).toEqual([]);
  });

  it("follows a hire from its day to its review", async () => {
    const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
    const [hire] = await app.sql<{ id: string; agreed_date: string }[]>`
      SELECT id, agreed_date FROM hires WHERE quote_id = ${quoteId}`;
    const day = Date.parse(`${hire?.agreed_date}T00:00:00+09:00`);
    const at = (days: number) => app.clock.set(new Date(day + days * 86_400_000).toISOString());
    const mine = async () => {
      // Days go by, and a session with them.
      return kinds(await app.as(customer.account));
    };
    at(-3);
    expect(await mine()).toEqual([]);
    at(-2);
    expect(await mine()).toEqual(["work"]);
    at(0);
    expect(await mine()).toEqual(["complete"]);

    const client = await app.as(pro.account);
    const change = { quoteId, kind: "price", price: 380_000, reason: "짐이 더 있어요" } as const;
    expect((await client.call("quotes.changeOrders.create", change)).status).toBe(201);
    expect(await mine()).toEqual(["change_order", "complete"]);
    const asCustomer = await app.as(customer.account);
    const detail = (await asCustomer.call("quotes.get", { quoteId })).body;
    const changeOrderId = detail.hire?.change_orders[0]?.id ?? "";
    await asCustomer.call("changeOrders.approve", { changeOrderId });
    expect(await mine()).toEqual(["complete"]);

    await asCustomer.call("requests.complete", { requestId });
    expect(await mine()).toEqual(["review"]);
    at(29.9);
    expect(await mine()).toEqual(["review"]);
    at(30.1);
    expect(await mine()).toEqual([]);
    at(1);
    const hireId = hire?.id ?? "";
    await (
      await app.as(customer.account)
    ).call("reviews.create", { ...reviewFields, hire_id: hireId });
    expect(await mine()).toEqual([]);
  });

  it("names an agreed consultation in its last two days", async () => {
    const { customer, pro, consultationId } = await makeConsultation(app);
    expect(await waiting(customer.client)).toEqual([]);
    await pro.client.call("consultations.confirm", { consultationId });
    expect(await waiting(customer.client)).toMatchObject([
      { kind: "consultation", consultation_id: consultationId },
    ]);
    expect(await waiting(pro.client)).toEqual([]);
  });

  it("puts an overdue membership first", async () => {
    const { customer } = await makeQuote(app);
    await makeMembershipRow(app, { accountId: customer.account.id, state: "overdue" });
    expect(await kinds(customer.client)).toEqual(["overdue", "unread_quotes"]);
  });
});
