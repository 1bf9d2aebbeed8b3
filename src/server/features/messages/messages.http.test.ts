import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import {
  makeCustomer,
  makeHiredQuote,
  makeQuote,
  makeReadQuote,
  makeSignedInPro,
  notificationKinds,
} from "#test/factories/market.ts";
import type { TestClient } from "#test/client.ts";

const START = "2027-03-10T03:00:00.000Z";
const NOBODYS = "01900000-0000-7000-8000-00000000ffff";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

async function say(client: TestClient, quoteId: string, body = "언제 오실 수 있어요?") {
  // Each message has a moment of its own, as from people who type.
  app.clock.advance(1000);
  return client.call("quotes.messages.create", { quoteId, body });
}

/** What somebody wrote, without cards. */
async function written(client: TestClient, quoteId: string, query: { limit?: number } = {}) {
  const { body } = await client.call("quotes.messages", { quoteId, ...query });
  return body.items.filter(({ card }) => card === null);
}

describe("the thread of a quote", () => {
  it("carries messages both ways, newest first, and tells the other side", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    await app.sql`UPDATE accounts SET name = '김하나' WHERE id = ${customer.account.id}`;
    const sent = await say(customer.client, quoteId, "  아이가 있어요.\n친환경 세제인가요? ");
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      mine: true,
      author_name: "김하나",
      body: "아이가 있어요.\n친환경 세제인가요?",
      read: false,
    });
    const answer = await say(pro.client, quoteId, "네, 친환경 세제를 써요.");
    expect(answer.body).toMatchObject({ mine: true, author_name: "든든한 고수" });

    expect(await written(pro.client, quoteId)).toMatchObject([
      { id: answer.body.id, mine: true },
      { id: sent.body.id, mine: false, author_name: "김○○", read: true },
    ]);
    expect((await notificationKinds(pro.client))[0]).toBe("message_received");
    expect((await notificationKinds(customer.client))[0]).toBe("message_received");
    const events = await app.sql`
      SELECT payload FROM person_events
      WHERE account_id = ${customer.account.id} AND kind = 'message' AND payload ->> 'message_id' = ${answer.body.id}`;
    expect(events).toHaveLength(1);
  });

  it("marks as read what the other side has loaded, and counts the rest", async () => {
    const { customer, pro, requestId, quoteId } = await makeReadQuote(app);
    await say(pro.client, quoteId, "하나");
    await say(pro.client, quoteId, "둘");
    const unread = async () => {
      const { body } = await customer.client.call("requests.get", { requestId });
      return body.quotes[0]?.unread_message_count;
    };
    expect(await unread()).toBe(2);
    const marks = async () => (await written(pro.client, quoteId)).map(({ read }) => read);
    expect(await marks()).toEqual([false, false]);
    await customer.client.call("quotes.messages", { quoteId });
    expect(await unread()).toBe(0);
    expect(await marks()).toEqual([true, true]);
    await say(pro.client, quoteId, "셋");
    expect(await marks()).toEqual([false, true, true]);
    expect((await pro.client.call("quotes.list")).body.items[0]?.unread_message_count).toBe(0);
  });

  it("notifies once for what is unread, also of messages at once", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    await Promise.all([1, 2, 3].map((nth) => say(pro.client, quoteId, `${nth}번째 글`)));
    const count = async () => {
      const kinds = await notificationKinds(customer.client);
      return kinds.filter((kind) => kind === "message_received").length;
    };
    expect(await count()).toBe(1);
    const unread = async () =>
      (await customer.client.call("users.me.notifications.unreadCount")).body.count;
    expect(await unread()).toBe(1);
    // Reading the talk is reading that there is something to read.
    await customer.client.call("quotes.messages", { quoteId });
    expect(await unread()).toBe(0);
    await say(pro.client, quoteId);
    expect(await count()).toBe(2);
    expect(await unread()).toBe(1);
  });

  it("comes page by page", async () => {
    const { pro, quoteId } = await makeReadQuote(app);
    for (const body of ["하나", "둘", "셋"]) await say(pro.client, quoteId, body);
    const first = await pro.client.call("quotes.messages", { quoteId, limit: 2 });
    expect(first.body.items.map(({ body }) => body)).toEqual(["셋", "둘"]);
    const rest = await pro.client.call("quotes.messages", {
      quoteId,
      limit: 2,
      cursor: first.body.next ?? "",
    });
    expect(rest.body.items[0]?.body).toBe("하나");
  });

  it("is closed to a customer who has not opened the quote, and does not open it", async () => {
    const { customer, pro, quoteId } = await makeQuote(app);
    await say(pro.client, quoteId);
    for (const answer of [
      await customer.client.call("quotes.messages", { quoteId }),
      await say(customer.client, quoteId),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([409, "state_forbids"]);
    }
    expect((await pro.client.call("quotes.get", { quoteId })).body.state).toBe("sent");
    await customer.client.call("quotes.get", { quoteId });
    expect(await written(customer.client, quoteId)).toHaveLength(1);
  });
});

describe("writing", () => {
  it("is refused once the quote is declined, withdrawn or expired", async () => {
    const pro = await makeSignedInPro(app);
    const declined = await makeQuote(app, { pro });
    const quoteId = declined.quoteId;
    await declined.customer.client.call("quotes.decline", { quoteId });
    const withdrawn = await makeQuote(app, { pro });
    await pro.client.call("quotes.withdraw", { quoteId: withdrawn.quoteId });
    const expired = await makeReadQuote(app, { pro, body: { valid_until: "2027-03-11" } });
    app.clock.set("2027-03-11T15:00:00.000Z");
    for (const made of [declined, withdrawn, expired]) {
      for (const { client } of [made.customer, pro]) {
        const answer = await say(client, made.quoteId);
        expect([answer.status, answer.error.code]).toEqual([409, "state_forbids"]);
        expect((await client.call("quotes.messages", { quoteId: made.quoteId })).status).toBe(200);
      }
    }
  });

  it("goes on under a hired quote, during the work and after it", async () => {
    const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
    expect((await say(pro.client, quoteId)).status).toBe(201);
    await customer.client.call("requests.complete", { requestId });
    app.clock.set("2027-03-30T00:00:00.000Z");
    const client = await app.as(customer.account);
    expect((await say(client, quoteId, "잘 쓰고 있어요")).status).toBe(201);
  });

  it("takes one to 2,000 characters of real text", async () => {
    const { pro, quoteId } = await makeReadQuote(app);
    for (const body of ["", "   ", "가".repeat(2001), "널\u0000", "\ud800"]) {
      const answer = await pro.client.call("quotes.messages.create", { quoteId, body });
      expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([422, ["body"]]);
    }
    expect((await say(pro.client, quoteId, "가".repeat(2000))).status).toBe(201);
    const markup = `<img src=x onerror=alert(1)>'; DROP TABLE messages; --`;
    expect((await say(pro.client, quoteId, markup)).body.body).toBe(markup);
  });

  it("stops after thirty messages a minute and goes on after it", async () => {
    const { pro, quoteId } = await makeReadQuote(app);
    const write = () => pro.client.call("quotes.messages.create", { quoteId, body: "도배" });
    for (let sent = 0; sent < 30; sent += 1) expect((await write()).status).toBe(201);
    const refused = await write();
    expect([refused.status, refused.error.code]).toEqual([429, "too_many"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    app.clock.advance(60_000);
    expect((await write()).status).toBe(201);
  });

  it("and reading are for the two sides only", async () => {
    const { quoteId } = await makeReadQuote(app);
    for (const { client } of [await makeCustomer(app), await makeSignedInPro(app)]) {
      const others = await client.call("quotes.messages", { quoteId });
      const missing = await client.call("quotes.messages", { quoteId: NOBODYS });
      expect(others.status).toBe(404);
      expect({ ...others.error, trace_id: "" }).toEqual({ ...missing.error, trace_id: "" });
      expect((await say(client, quoteId)).status).toBe(404);
    }
    expect((await app.visitor().call("quotes.messages", { quoteId })).status).toBe(401);
    expect((await say(app.visitor(), quoteId)).status).toBe(401);
  });
});
