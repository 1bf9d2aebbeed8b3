import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import {
  makeCustomer,
  makeHiredQuote,
  makeQuote,
  makeReadQuote,
  makeSignedInPro,
} from "#test/factories/market.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
});

async function say(client: TestClient, quoteId: string, body: string) {
  // Each message has a moment of its own, as from people who type.
  app.clock.advance(1000);
  await client.call("quotes.messages.create", { quoteId, body });
}

describe("the list of a person's threads", () => {
  it("names the other side and counts what is unread, the newest thread first", async () => {
    const pro = await makeSignedInPro(app);
    const first = await makeReadQuote(app, { pro });
    const second = await makeReadQuote(app, { pro });
    await app.sql`UPDATE accounts SET name = '김하나' WHERE id = ${second.customer.account.id}`;
    await say(first.customer.client, first.quoteId, "언제 오실 수 있어요?");
    await say(second.customer.client, second.quoteId, "사진을 더 보낼까요?");
    await say(second.customer.client, second.quoteId, "주차도 되는 곳이에요.");

    const { status, body } = await pro.client.call("messages.threads");
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      {
        quote_id: second.quoteId,
        viewer: "pro",
        other: { name: "김○○", photo_url: null, pro_id: null },
        service: { slug: "move-in-cleaning" },
        last_message: { mine: false, body: "주차도 되는 곳이에요." },
        unread_count: 2,
      },
      { quote_id: first.quoteId, unread_count: 1 },
    ]);
    expect((await pro.client.call("messages.unreadCount")).body).toEqual({ count: 2 });
    expect((await second.customer.client.call("messages.unreadCount")).body.count).toBe(0);
    await pro.client.call("quotes.messages", { quoteId: second.quoteId });
    expect((await pro.client.call("messages.unreadCount")).body.count).toBe(1);
    const theirs = await second.customer.client.call("messages.threads");
    expect(theirs.body.items).toMatchObject([
      {
        quote_id: second.quoteId,
        viewer: "customer",
        unread_count: 0,
        last_message: { mine: true },
      },
    ]);
  });

  it("shows nothing of a message while its customer has not opened the quote", async () => {
    const { customer, pro, quoteId } = await makeQuote(app);
    await say(pro.client, quoteId, "견적을 살펴봐 주세요.");
    const before = await customer.client.call("messages.threads");
    expect(before.body.items).toMatchObject([
      { quote_state: "sent", last_message: { mine: false, body: null }, unread_count: 1 },
    ]);
    const unread = async () => (await customer.client.call("messages.unreadCount")).body.count;
    expect(await unread()).toBe(0);
    await customer.client.call("quotes.get", { quoteId });
    expect(await unread()).toBe(1);
    const after = await customer.client.call("messages.threads");
    expect(after.body.items[0]?.last_message.body).toBe("견적을 살펴봐 주세요.");
  });

  it("keeps what a quote said from a customer who let it end unread, in the search too", async () => {
    const { customer, pro, quoteId } = await makeQuote(app);
    await say(pro.client, quoteId, "주말에도 갈 수 있어요.");
    const unread = async () => (await customer.client.call("messages.unreadCount")).body.count;
    expect(await unread()).toBe(0);
    await pro.client.call("quotes.withdraw", { quoteId });
    // Nothing is left to open first: the talk waits wherever it is counted.
    expect(await unread()).toBe(1);
    const { body: waiting } = await customer.client.call("users.me.waiting");
    expect(waiting.items).toMatchObject([{ kind: "unread_talk", quote_id: quoteId, count: 1 }]);
    const { body } = await customer.client.call("messages.threads");
    expect(body.items).toMatchObject([{ quote_state: "withdrawn", last_message: { body: null } }]);
    const found = await customer.client.call("messages.threads", { q: "주말에도" });
    expect(found.body.items).toEqual([]);
    const own = await pro.client.call("messages.threads", { q: "주말에도" });
    expect(own.body.items).toMatchObject([{ quote_id: quoteId }]);
  });

  it("tells a reader's other pages that a talk was read, its notice or not", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    const { id } = pro.account;
    const told = async () => {
      const [row] = await app.sql<{ count: number }[]>`
        SELECT count(*)::int AS count FROM person_events
        WHERE account_id = ${id} AND kind = 'notification'`;
      return row?.count;
    };
    await say(customer.client, quoteId, "언제 오실 수 있어요?");
    await pro.client.call("users.me.notifications.readAll");
    const before = (await told()) ?? 0;
    await pro.client.call("quotes.messages", { quoteId });
    expect(await told()).toBe(before + 1);
    await pro.client.call("quotes.messages", { quoteId });
    expect(await told()).toBe(before + 1);
  });

  it("says what became of the hire", async () => {
    const { customer, pro, quoteId, hireId } = await makeHiredQuote(app);
    await say(customer.client, quoteId, "그날 봬요.");
    const state = async (client: TestClient) =>
      (await client.call("messages.threads")).body.items.map((thread) => thread.hire_state);
    expect(await state(customer.client)).toEqual(["hired"]);
    await app.sql`UPDATE hires SET state = 'completed', completed_at = ${app.clock.now()} WHERE id = ${hireId}`;
    expect(await state(pro.client)).toEqual(["completed"]);
  });

  it("goes on where the page before ended, and leaves out threads without a message", async () => {
    const pro = await makeSignedInPro(app);
    const quoteIds: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { customer, quoteId } = await makeReadQuote(app, { pro });
      await say(customer.client, quoteId, `${index + 1}번째 질문이에요.`);
      quoteIds.unshift(quoteId);
    }
    await makeQuote(app, { pro });
    const first = await pro.client.call("messages.threads", { limit: 2 });
    const second = await pro.client.call("messages.threads", {
      limit: 2,
      cursor: first.body.next ?? "",
    });
    const seen = [...first.body.items, ...second.body.items].map((thread) => thread.quote_id);
    expect(seen).toEqual(quoteIds);
    expect(second.body.next).toBeNull();
  });

  it("holds nobody else's threads, needs a login, and refuses a cursor that it never gave", async () => {
    const { customer, quoteId } = await makeReadQuote(app);
    await say(customer.client, quoteId, "안녕하세요.");
    const stranger = await makeCustomer(app);
    expect((await stranger.client.call("messages.threads")).body).toEqual({
      items: [],
      next: null,
    });
    expect((await app.visitor().call("messages.threads")).status).toBe(401);
    expect((await customer.client.call("messages.threads", { cursor: "x" })).status).toBe(422);
  });
});
