import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import {
  freshKey,
  hireBody,
  makeCustomer,
  makeReadQuote,
  makeRequest,
  makeSignedInPro,
  quoteBody,
} from "#test/factories/market.ts";
import { requestBody } from "#test/factories/requests.ts";
import { makeReview, reviewFields } from "#test/factories/reviews.ts";

const START = "2027-03-10T03:00:00.000Z";
const TEXT = "010-1234-5678이나 카톡 clean88로 연락 주세요";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

describe("a message with contact details", () => {
  it("is warned about before contact is allowed, and marked for both when sent all the same", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    for (const { client } of [pro, customer]) {
      const warned = await client.call("quotes.messages.create", { quoteId, text: TEXT });
      expect([warned.status, warned.error.code, warned.error.fields]).toEqual([
        409,
        "contact_details",
        { text: ["010-1234-5678", "카톡 clean88"] },
      ]);
      const sent = await client.call("quotes.messages.create", {
        quoteId,
        text: TEXT,
        insist: true,
      });
      expect([sent.status, sent.body.has_contact_details]).toEqual([201, true]);
      const plain = await client.call("quotes.messages.create", {
        quoteId,
        text: "총 120,000원이에요",
        insist: true,
      });
      expect(plain.body.has_contact_details).toBe(false);
    }
    const { body } = await customer.client.call("quotes.messages", { quoteId });
    expect(body.items.map((item) => item.has_contact_details)).toEqual([
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it("passes unmarked once the customer allowed the pro or hired them", async () => {
    const { customer, pro, requestId, quoteId } = await makeReadQuote(app);
    const send = async () => {
      const answer = await pro.client.call("quotes.messages.create", { quoteId, text: TEXT });
      return answer.status === 201 ? answer.body.has_contact_details : answer.error.code;
    };
    const allow = (allowed: boolean) =>
      customer.client.call("requests.contactPermission", { requestId, proId: pro.proId, allowed });
    await allow(true);
    expect(await send()).toBe(false);
    app.clock.advance(1000);
    await allow(false);
    expect(await send()).toBe("contact_details");
    await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    expect(await send()).toBe(false);
    await customer.client.call("requests.cancel", { requestId, reason: "사정이 생겼어요" });
    expect(await send()).toBe("contact_details");
  });
});

describe("a text that others read is refused naming the words", () => {
  it("in a quote's message and the names of its lines", async () => {
    const pro = await makeSignedInPro(app);
    const { requestId } = await makeRequest(app, { pro });
    const send = async (changes: Parameters<typeof quoteBody>[1]) => {
      const body = quoteBody(requestId, changes);
      const answer = await pro.client.call("quotes.create", body, freshKey());
      return [answer.status, answer.error?.fields];
    };
    expect(await send({ message: `잘 부탁드려요. ${TEXT}` })).toEqual([
      422,
      { message: [expect.stringContaining("‘010-1234-5678’, ‘카톡 clean88’")] },
    ]);
    const items = [
      { name: "문의 clean@naver.com", inclusion: "included" as const, amount: 350_000 },
    ];
    expect(await send({ items, extra_ceiling: 0 })).toEqual([
      422,
      { "items.0.name": [expect.stringContaining("‘clean@naver.com’")] },
    ]);
  });

  it("in a request's answers", async () => {
    const customer = await makeCustomer(app);
    const answer = await customer.client.call("requests.create", {
      ...requestBody(),
      answers: { ...requestBody().answers, note: "전화는 공일공 1234 오육칠팔로 주세요" },
    });
    expect([answer.status, answer.error.fields]).toEqual([
      422,
      { "answers.note": [expect.stringContaining("‘공일공 1234 오육칠팔’")] },
    ]);
  });

  it("in a review and in comments below it", async () => {
    const { proId } = await makeSignedInPro(app);
    const { reviewId, asAuthor } = await makeReview(app, { proId });
    const fields = { body: [expect.stringContaining("‘010-1234-5678’, ‘카톡 clean88’")] };
    const body = `정말 꼼꼼하게 청소해 주셔서 고마웠어요. ${TEXT}`;
    const edited = await asAuthor.call("reviews.edit", { ...reviewFields, reviewId, body });
    expect([edited.status, edited.error.fields]).toEqual([422, fields]);
    const comment = await asAuthor.call("reviews.comments.create", { reviewId, body: TEXT });
    expect([comment.status, comment.error.fields]).toEqual([422, fields]);
  });
});
