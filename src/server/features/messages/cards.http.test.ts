import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { hireBody, makeReadQuote } from "#test/factories/market.ts";

const START = "2027-03-10T03:00:00.000Z";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

describe("cards", () => {
  const kinds = async (client: TestClient, quoteId: string) => {
    const { body } = await client.call("quotes.messages", { quoteId, limit: 100 });
    return body.items.map(({ card }) => card?.kind ?? "written").toReversed();
  };

  it("tell both sides of the deal in its conversation, and leave what is unread as it was", async () => {
    const { customer, pro, requestId, quoteId } = await makeReadQuote(app);
    await pro.client.call("quotes.messages.create", { quoteId, text: "언제가 좋으세요?" });
    await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    const change = {
      quoteId,
      reason: "비가 온대요.",
      kind: "date",
      agreed_date: "2027-03-20",
    } as const;
    const order = await pro.client.call("quotes.changeOrders.create", change);
    await customer.client.call("changeOrders.approve", { changeOrderId: order.body.id });
    await customer.client.call("requests.complete", { requestId });
    const said = [
      "quote_sent",
      "quote_read",
      "written",
      "hired",
      "appointment",
      "change_order_proposed",
      "change_order_decided",
      "appointment",
      "completed",
    ];
    const { body } = await customer.client.call("quotes.messages", { quoteId });
    expect(body.conversation).toMatchObject({ unread_count: 1, first_unread: { seq: 3 } });
    expect(await kinds(customer.client, quoteId)).toEqual(said);
    expect(await kinds(pro.client, quoteId)).toEqual(said);
    expect(body.items[3]).toMatchObject({
      card: { kind: "change_order_proposed", subject_id: order.body.id },
      mine: false,
      text: "고수가 날짜를 2027년 03월 20일로 바꾸자고 제안했어요.",
    });
    const list = await pro.client.call("messages.threads");
    expect(list.body.items[0]).toMatchObject({
      quote_id: quoteId,
      last_message: { mine: false, body: "고객이 거래를 완료로 표시했어요." },
      unread_count: 0,
    });
    // Whoever did it reads what they did, not that they had written it.
    const own = await customer.client.call("messages.threads");
    expect(own.body.items[0]?.last_message).toMatchObject({
      mine: false,
      body: "거래를 완료로 표시했어요.",
    });
  });

  it("of quotes that end say so, and make no talk in the list by themselves", async () => {
    const declined = await makeReadQuote(app);
    await declined.customer.client.call("quotes.decline", { quoteId: declined.quoteId });
    const withdrawn = await makeReadQuote(app);
    await withdrawn.pro.client.call("quotes.withdraw", { quoteId: withdrawn.quoteId });
    for (const [{ customer, pro, quoteId }, end] of [
      [declined, "quote_declined"],
      [withdrawn, "quote_withdrawn"],
    ] as const) {
      expect(await kinds(customer.client, quoteId)).toEqual(["quote_sent", "quote_read", end]);
      expect((await pro.client.call("messages.threads")).body.items).toEqual([]);
      expect(
        (await customer.client.call("quotes.messages", { quoteId })).body.conversation,
      ).toMatchObject({ last_seq: 3, unread_count: 0 });
    }
  });
});
