import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { UNREAD_HOLD_MS } from "#domain/request/deadlines.ts";
import { testApp, type TestApp } from "#test/app.ts";
import {
  credits,
  hireBody,
  makeCustomer,
  makeQuote,
  makeReadQuote,
  makeRequest,
  makeSignedInPro,
  notificationKinds,
  quote,
} from "#test/factories/market.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";
import { customerQuoteFigures } from "./queries.ts";

const NOBODYS = "01900000-0000-7000-8000-00000000ffff";
const HOUR_MS = 3_600_000;

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterEach(() => assertSoundLedger(app.sql));

describe("opening a quote", () => {
  it("calls none run out that was decided, whatever its date and whoever looks", async () => {
    const valid_until = "2027-03-11";
    const hired = await makeQuote(app, { body: { valid_until } });
    const { client } = hired.customer;
    await client.call("requests.hire", hireBody(hired.requestId, hired.quoteId));
    const declined = await makeQuote(app, { body: { valid_until } });
    await declined.customer.client.call("quotes.decline", { quoteId: declined.quoteId });
    const withdrawn = await makeQuote(app, { body: { valid_until } });
    await withdrawn.pro.client.call("quotes.withdraw", { quoteId: withdrawn.quoteId });
    const waiting = await makeQuote(app, { body: { valid_until } });
    await app.sql`UPDATE quotes SET valid_until = '2027-03-01' WHERE valid_until = ${valid_until}`;
    for (const [made, expired] of [
      [hired, false],
      [declined, false],
      [withdrawn, false],
      [waiting, true],
    ] as const) {
      for (const side of [made.pro, made.customer]) {
        const { body } = await side.client.call("quotes.get", { quoteId: made.quoteId });
        expect([body.state, body.expired]).toEqual([body.state, expired]);
      }
    }
  });

  it("by the customer is the read: the credits are captured, once", async () => {
    const { customer, pro, quoteId } = await makeQuote(app);
    const first = await customer.client.call("quotes.get", { quoteId });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      viewer: "customer",
      state: "read",
      all_in_total: 400_000,
      cost: null,
      phone: null,
      actions: ["hire", "message", "decline"],
    });
    expect(first.body.read_at).not.toBeNull();
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 0 });
    expect((await notificationKinds(pro.client))[0]).toBe("quote_read");

    const again = await customer.client.call("quotes.get", { quoteId });
    expect(again.body).toEqual(first.body);
    expect(await notificationKinds(pro.client)).toHaveLength(2);
  });

  it("reads what its customer was told of it, on its page and among others", async () => {
    for (const open of ["quotes.get", "requests.compare"] as const) {
      const { customer, requestId, quoteId } = await makeQuote(app);
      const notices = async () =>
        (await customer.client.call("users.me.notifications")).body.items.map(({ kind, read }) => [
          kind,
          read,
        ]);
      await customer.client.call("requests.get", { requestId });
      expect(await notices()).toEqual([["quote_received", false]]);
      const answer =
        open === "quotes.get"
          ? await customer.client.call(open, { quoteId })
          : await customer.client.call(open, { requestId });
      expect(answer.status).toBe(200);
      expect(await notices()).toEqual([["quote_received", true]]);
      const unread = await customer.client.call("users.me.notifications.unreadCount");
      expect(unread.body.count).toBe(0);
    }
  });

  it("by its pro is none, and shows what it cost", async () => {
    const { pro, quoteId } = await makeQuote(app);
    const seen = await pro.client.call("quotes.get", { quoteId });
    expect(seen.body).toMatchObject({
      viewer: "pro",
      state: "sent",
      cost: { credits: 3, state: "held", end_reason: null },
      phone: null,
      actions: ["message", "add_file", "withdraw"],
    });
    expect(seen.body.cost?.formula[0]).toEqual({ label: "서비스 기본", factor: 3 });
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });
  });

  it("shows the pro a masked name until they are hired", async () => {
    const pro = await makeSignedInPro(app);
    const { customer, requestId, quoteId } = await makeQuote(app, { pro });
    await app.sql`UPDATE accounts SET name = '김하나' WHERE id = ${customer.account.id}`;
    const name = async () =>
      (await pro.client.call("quotes.get", { quoteId })).body.request.customer_name;
    expect(await name()).toBe("김○○");
    await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    expect(await name()).toBe("김하나");
  });

  it("shows the pro the number once the customer allows it, and hides it again", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    const phone = async () => (await pro.client.call("quotes.get", { quoteId })).body.phone;
    const allow = (allowed: boolean) =>
      customer.client.call("requests.contactPermission", { requestId, proId: pro.proId, allowed });
    await allow(true);
    expect(await phone()).toMatch(/^010-\d{4}-\d{4}$/);
    await allow(false);
    expect(await phone()).toBeNull();
  });

  it("answers anybody else like a missing one, and reads nothing", async () => {
    const { pro, quoteId } = await makeQuote(app);
    const strangers = [await makeCustomer(app), await makeSignedInPro(app)];
    for (const { client } of strangers) {
      const others = await client.call("quotes.get", { quoteId });
      const missing = await client.call("quotes.get", { quoteId: NOBODYS });
      expect(others.status).toBe(404);
      expect({ ...others.error, trace_id: "" }).toEqual({ ...missing.error, trace_id: "" });
    }
    expect((await app.visitor().call("quotes.get", { quoteId })).status).toBe(401);
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });
  });
});

describe("a list preview", () => {
  it("is not a read", async () => {
    const { customer, pro, requestId } = await makeQuote(app);
    await customer.client.call("requests.get", { requestId });
    await customer.client.call("requests.list");
    await customer.client.call("requests.recommended", { requestId });
    await customer.client.call("users.me.notifications");
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });
    expect((await pro.client.call("quotes.list")).body.items[0]).toMatchObject({ state: "sent" });
  });
});

describe("the pro's own list", () => {
  it("shows what was sent and what became of the credits, page by page, by state", async () => {
    const pro = await makeSignedInPro(app);
    const first = await makeQuote(app, { pro });
    const second = await makeQuote(app, { pro });
    const third = await makeQuote(app, { pro });
    await first.customer.client.call("quotes.get", { quoteId: first.quoteId });
    await pro.client.call("quotes.withdraw", { quoteId: second.quoteId });

    const page = await pro.client.call("quotes.list", { limit: 2 });
    expect(page.body.items.map(({ id }) => id)).toEqual([third.quoteId, second.quoteId]);
    const cursor = page.body.next ?? "";
    const rest = await pro.client.call("quotes.list", { limit: 2, cursor });
    expect(rest.body).toMatchObject({
      items: [{ id: first.quoteId, state: "read", credits: 3, credits_state: "captured" }],
      next: null,
    });
    const withdrawn = await pro.client.call("quotes.list", { state: "withdrawn" });
    expect(withdrawn.body.items).toMatchObject([{ id: second.quoteId, credits_state: "released" }]);
    // Of every state, whichever was asked for; once, with the first page.
    const counts = { sent: 1, read: 1, hired: 0, declined: 0, expired: 0, withdrawn: 1 };
    for (const { body } of [page, withdrawn]) expect(body.counts).toEqual(counts);
    expect(rest.body.counts).toBeNull();
    expect(rest.body.items[0]?.request.customer_name).toMatch(/^사○○$/);
  });

  it("is empty for another pro and closed to others", async () => {
    await makeQuote(app);
    const other = await makeSignedInPro(app);
    expect((await other.client.call("quotes.list")).body).toEqual({
      items: [],
      next: null,
      counts: { sent: 0, read: 0, hired: 0, declined: 0, expired: 0, withdrawn: 0 },
    });
    expect((await app.visitor().call("quotes.list")).status).toBe(401);
    const { client } = await makeCustomer(app);
    expect((await client.call("quotes.list")).status).toBe(403);
    expect((await other.client.call("quotes.list", { cursor: "???" })).status).toBe(422);
  });
});

describe("comparing", () => {
  async function makeTwoQuotes() {
    const made = await makeQuote(app);
    const other = await makeSignedInPro(app);
    await app.sql`
      INSERT INTO request_recipients (request_id, pro_id, received_at)
      VALUES (${made.requestId}, ${other.proId}, ${app.clock.now()}) ON CONFLICT DO NOTHING`;
    const otherQuoteId = await quote(other, made.requestId, {
      items: [{ name: "전체 청소", inclusion: "included", amount: 300_000 }],
      total: 300_000,
      extra_ceiling: 0,
    });
    return { ...made, other, otherQuoteId };
  }

  it("reads the quotes it shows and marks the lines that differ", async () => {
    const { customer, pro, other, requestId, quoteId, otherQuoteId } = await makeTwoQuotes();
    const { status, body } = await customer.client.call("requests.compare", { requestId });
    expect(status).toBe(200);
    expect(body.quotes.map(({ id, state }) => [id, state])).toEqual([
      [otherQuoteId, "read"],
      [quoteId, "read"],
    ]);
    expect(body.standouts).toEqual({ cheapest: 0, fullest: 1 });
    expect(body.lines.find(({ name }) => name === "전체 청소")).toEqual({
      name: "전체 청소",
      cells: [{ inclusion: "included", amount: 300_000, wording: null }, null],
      differs: true,
    });
    expect(body.lines.find(({ name }) => name === "욕실")?.cells[0]).toBeNull();
    expect(await credits(pro.client)).toMatchObject({ held: 0 });
    expect(await credits(other.client)).toMatchObject({ held: 0 });
  });

  it("shows as many as the pages say that lead there, the hired one among them", async () => {
    const { customer, requestId, quoteId, otherQuoteId } = await makeTwoQuotes();
    const shown = async () => {
      const page = await customer.client.call("requests.get", { requestId });
      const pros = await customer.client.call("requests.recommended", { requestId });
      expect(pros.body.compared).toEqual(page.body.compared);
      const { body } = await customer.client.call("requests.compare", { requestId });
      expect(body.quotes).toHaveLength(page.body.compared.quotes);
      return [page.body.compared.unread, ...body.quotes.map(({ id }) => id).toSorted()];
    };
    const both = [quoteId, otherQuoteId].toSorted();
    expect(await shown()).toEqual([2, ...both]);
    await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    expect(await shown()).toEqual([0, ...both]);
    await customer.client.call("requests.cancel", { requestId, reason: "이사가 미뤄졌어요" });
    expect(await shown()).toEqual([0, otherQuoteId]);
  });

  it("reads only the quotes that were asked for", async () => {
    const { customer, pro, other, requestId, quoteId } = await makeTwoQuotes();
    const asked = { requestId, quote_ids: quoteId };
    const { body } = await customer.client.call("requests.compare", asked);
    expect(body.quotes.map(({ id }) => id)).toEqual([quoteId]);
    expect(await credits(pro.client)).toMatchObject({ held: 0 });
    expect(await credits(other.client)).toMatchObject({ held: 3 });
  });

  it("refuses more than five, nonsense, and another request's quote", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    const elsewhere = await makeQuote(app);
    const compare = async (ids: string[]) => {
      const asked = { requestId, quote_ids: ids.join(",") };
      const { status, error } = await customer.client.call("requests.compare", asked);
      return [status, error.code];
    };
    const six = Array.from({ length: 6 }, () => app.ids.next());
    expect(await compare(six)).toEqual([422, "invalid"]);
    expect(await compare(["not-an-id"])).toEqual([422, "invalid"]);
    expect(await compare([quoteId, elsewhere.quoteId])).toEqual([404, "not_found"]);
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });
  });

  it("has nothing to show without quotes, and nothing for others", async () => {
    const { customer, requestId } = await makeRequest(app);
    const empty = await customer.client.call("requests.compare", { requestId });
    expect([empty.status, empty.body.quotes]).toEqual([200, []]);
    const { client } = await makeCustomer(app);
    expect((await client.call("requests.compare", { requestId })).status).toBe(404);
    expect((await app.visitor().call("requests.compare", { requestId })).status).toBe(401);
  });
});

describe("a read that comes late", () => {
  it("costs nothing after 48 hours unread, with or without the sweep", async () => {
    for (const swept of [true, false]) {
      const { customer, pro, quoteId } = await makeQuote(app);
      app.clock.advance(48 * HOUR_MS);
      if (swept) await app.sweep();
      const seen = await customer.client.call("quotes.get", { quoteId });
      expect(seen.body.state).toBe("read");
      expect(await credits(pro.client)).toEqual({ balance: 50, held: 0 });
      expect((await notificationKinds(pro.client)).slice(0, 2)).toEqual([
        "quote_read",
        "quote_released",
      ]);
      const own = await pro.client.call("quotes.get", { quoteId });
      expect(own.body.cost).toMatchObject({ state: "released", end_reason: "unread_48h" });
      app.clock.set("2027-03-10T03:00:00.000Z");
    }
  });

  it("still costs a moment before", async () => {
    const { customer, pro, quoteId } = await makeQuote(app);
    app.clock.advance(48 * HOUR_MS - 1);
    await app.sweep();
    await customer.client.call("quotes.get", { quoteId });
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 0 });
    app.clock.set("2027-03-10T03:00:00.000Z");
  });

  it("costs nothing after the request was closed", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    await customer.client.call("requests.close", { requestId });
    expect(await credits(pro.client)).toEqual({ balance: 50, held: 0 });
    const seen = await customer.client.call("quotes.get", { quoteId });
    expect(seen.body).toMatchObject({ state: "read", actions: [] });
    expect(await credits(pro.client)).toEqual({ balance: 50, held: 0 });
    const own = await pro.client.call("quotes.get", { quoteId });
    expect(own.body.result_notice).toContain("마감했어요");
    expect(own.body.cost?.end_reason).toBe("request_closed");
  });
});

describe("how much a customer reads", () => {
  it("counts a quote once it is read, or once its time to be read is over", async () => {
    const unread = await makeQuote(app);
    const figures = (customerId: string, at: number) =>
      customerQuoteFigures(app.sql, customerId, new Date(at));
    const { id } = unread.customer.account;
    const over = app.clock.now().getTime() + UNREAD_HOLD_MS;
    expect(await figures(id, over - 1)).toEqual({ quotesRead: 0, quotesReceived: 0 });
    expect(await figures(id, over)).toEqual({ quotesRead: 0, quotesReceived: 1 });
    const read = await makeReadQuote(app);
    const now = app.clock.now().getTime();
    expect(await figures(read.customer.account.id, now)).toEqual({
      quotesRead: 1,
      quotesReceived: 1,
    });
  });
});
