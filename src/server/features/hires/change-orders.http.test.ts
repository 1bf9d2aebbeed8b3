import { seoulDay, seoulInstant } from "#domain/calendar/seoul-day.ts";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import {
  makeCustomer,
  makeHiredQuote,
  makeQuote,
  makeSignedInPro,
  notificationKinds,
} from "#test/factories/market.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";

const START = "2027-03-10T03:00:00.000Z";
const NOBODYS = "01900000-0000-7000-8000-00000000ffff";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

afterEach(() => assertSoundLedger(app.sql));

const dearer = { kind: "price" as const, price: 400_000, reason: "곰팡이를 없애 드려요" };
const later = { kind: "date" as const, agreed_date: "2027-03-20", reason: "비가 와요" };

describe("a change order", () => {
  it("by the pro waits for the customer, who approves the price", async () => {
    const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
    const proposed = await pro.client.call("quotes.changeOrders.create", { quoteId, ...dearer });
    expect(proposed.status).toBe(201);
    expect(proposed.body).toMatchObject({
      kind: "price",
      price: 400_000,
      state: "proposed",
      proposed_by: "hired_pro",
      actions: ["withdraw"],
    });
    expect((await notificationKinds(customer.client))[0]).toBe("change_order_proposed");
    const seen = await customer.client.call("quotes.get", { quoteId });
    expect(seen.body.hire?.change_orders).toMatchObject([
      { id: proposed.body.id, actions: ["approve", "reject"] },
    ]);

    const changeOrderId = proposed.body.id;
    const approved = await customer.client.call("changeOrders.approve", { changeOrderId });
    expect(approved.body).toMatchObject({ state: "approved", actions: [] });
    expect((await notificationKinds(pro.client))[0]).toBe("change_order_decided");
    const request = await customer.client.call("requests.get", { requestId });
    expect(request.body.hire).toMatchObject({ quoted_price: 350_000, agreed_price: 400_000 });

    // The deal no longer ended at the quoted price.
    await customer.client.call("requests.complete", { requestId });
    const [figures] = await app.sql`
      SELECT deal_count, deal_kept_count FROM pro_profiles WHERE id = ${pro.proId}`;
    expect(figures).toEqual({ deal_count: 1, deal_kept_count: 0 });
  });

  it("of the date moves the day on which the hire completes by itself", async () => {
    const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
    const { body } = await customer.client.call("quotes.changeOrders.create", {
      quoteId,
      ...later,
    });
    await pro.client.call("changeOrders.approve", { changeOrderId: body.id });
    const state = async () => {
      const [row] = await app.sql<{ state: string }[]>`
        SELECT state FROM requests WHERE id = ${requestId}`;
      return row?.state;
    };
    app.clock.set("2027-03-26T14:59:59.999Z");
    await app.sweep();
    expect(await state()).toBe("hired");
    app.clock.set("2027-03-26T15:00:00.000Z");
    await app.sweep();
    expect(await state()).toBe("completed");
  });

  it("of the scope replaces what the work covers", async () => {
    const { customer, pro, quoteId } = await makeHiredQuote(app);
    const { body } = await pro.client.call("quotes.changeOrders.create", {
      quoteId,
      kind: "scope",
      scope: "방과 거실, 욕실, 베란다",
      reason: "베란다도 부탁하셨어요",
    });
    await customer.client.call("changeOrders.approve", { changeOrderId: body.id });
    const seen = await customer.client.call("quotes.get", { quoteId });
    expect(seen.body.hire?.scope).toBe("방과 거실, 욕실, 베란다");
  });

  it("may hold price, day, time and scope at once, of which the other side takes all or nothing", async () => {
    const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
    const all = {
      quoteId,
      kind: "terms" as const,
      price: 500_000,
      agreed_date: "2027-03-20",
      agreed_time: "14:00",
      scope: "방과 거실, 욕실, 베란다",
      reason: "베란다도 하기로 했어요",
    };
    const terms = async () => {
      const { body } = await customer.client.call("requests.get", { requestId });
      const { agreed_price, agreed_date, agreed_time, scope } = body.hire ?? {};
      return { agreed_price, agreed_date, agreed_time, scope };
    };
    const before = await terms();
    const first = await pro.client.call("quotes.changeOrders.create", all);
    expect(first.body).toMatchObject({
      kind: "price",
      kinds: ["price", "scope", "date"],
      before: { price: 350_000, agreed_date: "2027-03-15", agreed_time: null },
    });
    const [notice] = (await customer.client.call("users.me.notifications")).body.items;
    expect(notice?.body).toContain("금액을 350,000원에서 500,000원으로");
    // 350,000원 and at most 50,000원 of extras were promised.
    expect(notice?.body).toContain("약속한 최대 금액보다 100,000원 많아요.");
    await customer.client.call("changeOrders.reject", { changeOrderId: first.body.id });
    expect(await terms()).toEqual(before);

    const second = await pro.client.call("quotes.changeOrders.create", all);
    await customer.client.call("changeOrders.approve", { changeOrderId: second.body.id });
    const { price, agreed_date, agreed_time, scope } = all;
    expect(await terms()).toEqual({ agreed_price: price, agreed_date, agreed_time, scope });
    const page = await pro.client.call("quotes.get", { quoteId });
    expect(page.body.hire?.ceiling).toBe(400_000);
  });

  it("leaves the rest alone when the day beside the price cannot be kept any more", async () => {
    const { customer, pro, quoteId } = await makeHiredQuote(app);
    const { body } = await pro.client.call("quotes.changeOrders.create", {
      quoteId,
      kind: "terms",
      price: 340_000,
      agreed_date: "2027-03-11",
      reason: "하루 당겨 주세요",
    });
    app.clock.set("2027-03-11T15:00:00.000Z");
    const late = await customer.client.call("changeOrders.approve", { changeOrderId: body.id });
    expect([late.status, late.error.code]).toEqual([409, "state_forbids"]);
    const seen = await customer.client.call("quotes.get", { quoteId });
    expect(seen.body.hire).toMatchObject({ agreed_price: 350_000, agreed_date: "2027-03-15" });
  });

  it("is refused for a time of today that is over, as it is proposed and as it is accepted", async () => {
    const { customer, pro, quoteId } = await makeHiredQuote(app);
    const today = seoulDay(app.clock.now().getTime());
    const propose = (agreed_time: string) =>
      pro.client.call("quotes.changeOrders.create", {
        quoteId,
        kind: "terms",
        agreed_date: today,
        agreed_time,
        reason: "오늘 갈 수 있어요",
      });
    const over = await propose("00:00");
    expect([over.status, Object.keys(over.error.fields ?? {})]).toEqual([422, ["agreed_time"]]);
    const { body } = await propose("23:00");
    const accept = () => customer.client.call("changeOrders.approve", { changeOrderId: body.id });
    app.clock.set(new Date(seoulInstant(today, "23:00") + 1));
    const late = await accept();
    expect([late.status, late.error.code]).toEqual([409, "state_forbids"]);
    app.clock.set(new Date(seoulInstant(today, "23:00")));
    expect((await accept()).status).toBe(200);
  });

  it("of the day alone leaves the deal at its quoted price", async () => {
    const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
    const { body } = await pro.client.call("quotes.changeOrders.create", {
      quoteId,
      kind: "terms",
      agreed_time: "14:00",
      reason: "오후가 좋아요",
    });
    await customer.client.call("changeOrders.approve", { changeOrderId: body.id });
    await customer.client.call("requests.complete", { requestId });
    const [figures] = await app.sql`
      SELECT deal_count, deal_kept_count FROM pro_profiles WHERE id = ${pro.proId}`;
    expect(figures).toEqual({ deal_count: 1, deal_kept_count: 1 });
  });

  it("is told on the request's page while it waits for its customer, and not of their own", async () => {
    const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
    const awaits = async () =>
      (await customer.client.call("requests.get", { requestId })).body.hire?.awaits_answer;
    const made = await customer.client.call("quotes.changeOrders.create", { quoteId, ...dearer });
    expect(await awaits()).toBe(false);
    await customer.client.call("changeOrders.withdraw", { changeOrderId: made.body.id });
    const asked = await pro.client.call("quotes.changeOrders.create", { quoteId, ...dearer });
    expect(await awaits()).toBe(true);
    await customer.client.call("changeOrders.reject", { changeOrderId: asked.body.id });
    expect(await awaits()).toBe(false);
  });

  it("waits once for each thing that it changes", async () => {
    const { customer, pro, quoteId } = await makeHiredQuote(app);
    await pro.client.call("quotes.changeOrders.create", { quoteId, ...dearer });
    const propose = async (terms: { price?: number; agreed_time?: string }) => {
      const body = { quoteId, kind: "terms" as const, reason: "바꾸고 싶어요", ...terms };
      const { status, error } = await customer.client.call("quotes.changeOrders.create", body);
      return status === 201 ? "proposed" : error.message;
    };
    expect(await propose({ price: 340_000, agreed_time: "14:00" })).toContain("상대가 먼저");
    expect(await propose({ agreed_time: "14:00" })).toBe("proposed");
    expect(await propose({ agreed_time: "15:00" })).toContain("먼저 보낸 변경 제안이");
    const offered = async () => {
      const pages = [customer, pro].map(({ client }) => client.call("quotes.get", { quoteId }));
      return (await Promise.all(pages)).map(({ body }) => body.actions.includes("propose_change"));
    };
    expect(await offered()).toEqual([true, true]);
    const scope = { kind: "scope" as const, scope: "거실", reason: "거실만 해 주세요" };
    await customer.client.call("quotes.changeOrders.create", { quoteId, ...scope });
    expect(await offered()).toEqual([false, false]);
  });

  it("rejected or withdrawn changes nothing, and another may follow", async () => {
    const { customer, pro, quoteId } = await makeHiredQuote(app);
    const propose = () => pro.client.call("quotes.changeOrders.create", { quoteId, ...dearer });
    const first = await propose();
    const second = await propose();
    expect([second.status, second.error.code]).toEqual([409, "conflict"]);
    const rejected = await customer.client.call("changeOrders.reject", {
      changeOrderId: first.body.id,
    });
    expect(rejected.body.state).toBe("rejected");
    const third = await propose();
    expect(third.status).toBe(201);
    const withdrawn = await pro.client.call("changeOrders.withdraw", {
      changeOrderId: third.body.id,
    });
    expect(withdrawn.body.state).toBe("withdrawn");
    expect((await notificationKinds(customer.client))[0]).toBe("change_order_decided");
    const seen = await customer.client.call("quotes.get", { quoteId });
    expect(seen.body.hire).toMatchObject({ agreed_price: 350_000 });
    expect(seen.body.hire?.change_orders.map(({ state }) => state)).toEqual([
      "withdrawn",
      "rejected",
    ]);
  });

  it("is not approved by its own side, nor decided twice", async () => {
    const { customer, pro, quoteId } = await makeHiredQuote(app);
    const { body } = await pro.client.call("quotes.changeOrders.create", { quoteId, ...dearer });
    const decide = async (
      client: typeof pro.client,
      name: "changeOrders.approve" | "changeOrders.reject" | "changeOrders.withdraw",
    ) => {
      const answer = await client.call(name, { changeOrderId: body.id });
      return [answer.status, answer.error?.code];
    };
    expect(await decide(pro.client, "changeOrders.approve")).toEqual([409, "state_forbids"]);
    expect(await decide(customer.client, "changeOrders.withdraw")).toEqual([409, "state_forbids"]);
    const both = await Promise.all([
      decide(customer.client, "changeOrders.approve"),
      decide(pro.client, "changeOrders.withdraw"),
      decide(customer.client, "changeOrders.reject"),
    ]);
    expect(both.map(([status]) => String(status)).toSorted()).toEqual(["200", "409", "409"]);
  });

  it("is approved only while its date can still be kept", async () => {
    const { customer, pro, quoteId } = await makeHiredQuote(app);
    const { body } = await pro.client.call("quotes.changeOrders.create", {
      quoteId,
      kind: "date",
      agreed_date: "2027-03-11",
      reason: "하루 당겨 주세요",
    });
    app.clock.set("2027-03-11T15:00:00.000Z");
    const late = await customer.client.call("changeOrders.approve", { changeOrderId: body.id });
    expect([late.status, late.error.code]).toEqual([409, "state_forbids"]);
  });
});

describe("what cannot be proposed", () => {
  it("names the field", async () => {
    const { pro, quoteId } = await makeHiredQuote(app);
    const fields = async (change: Record<string, unknown>) => {
      const body = { quoteId, reason: "바꾸고 싶어요", ...change };
      const answer = await pro.client.send("quotes.changeOrders.create", body);
      expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
      return Object.keys(answer.error.fields ?? {});
    };
    expect(await fields({ kind: "price", price: 350_000 })).toEqual(["price"]);
    expect(await fields({ kind: "price", price: -1 })).toEqual(["price"]);
    expect(await fields({ kind: "date", agreed_date: "2027-03-09" })).toEqual(["agreed_date"]);
    expect(await fields({ kind: "date", agreed_date: "2027-03-15" })).toEqual(["agreed_date"]);
    expect(await fields({ kind: "scope", scope: "가" })).toEqual(["scope"]);
    expect(await fields({ kind: "price", price: 1, reason: "" })).toEqual(["reason"]);
    expect(await fields({ kind: "colour" })).toEqual(["kind"]);
    expect(await fields({ kind: "terms" })).toEqual(["kind"]);
    expect(await fields({ kind: "terms", agreed_time: "25:00" })).toEqual(["agreed_time"]);
    expect(await fields({ kind: "terms", price: 350_000, scope: "가나다" })).toEqual(["price"]);
    expect(await fields({ kind: "price", price: 1, scope: "다" })).toEqual(["scope"]);
  });

  it("is refused without a hire that stands", async () => {
    const { customer, quoteId } = await makeQuote(app);
    const early = await customer.client.call("quotes.changeOrders.create", { quoteId, ...dearer });
    expect([early.status, early.error.code]).toEqual([409, "state_forbids"]);
    const hired = await makeHiredQuote(app);
    const { body } = await hired.pro.client.call("quotes.changeOrders.create", {
      quoteId: hired.quoteId,
      ...dearer,
    });
    await hired.customer.client.call("requests.complete", { requestId: hired.requestId });
    const late = await hired.customer.client.call("changeOrders.approve", {
      changeOrderId: body.id,
    });
    expect([late.status, late.error.code]).toEqual([409, "state_forbids"]);
  });

  it("is nobody else's: like a missing one", async () => {
    const { pro, quoteId } = await makeHiredQuote(app);
    const { body } = await pro.client.call("quotes.changeOrders.create", { quoteId, ...dearer });
    for (const { client } of [await makeCustomer(app), await makeSignedInPro(app)]) {
      const create = await client.call("quotes.changeOrders.create", { quoteId, ...later });
      expect(create.status).toBe(404);
      for (const name of [
        "changeOrders.approve",
        "changeOrders.reject",
        "changeOrders.withdraw",
      ] as const) {
        const others = await client.call(name, { changeOrderId: body.id });
        const missing = await client.call(name, { changeOrderId: NOBODYS });
        expect(others.status).toBe(404);
        expect({ ...others.error, trace_id: "" }).toEqual({ ...missing.error, trace_id: "" });
      }
    }
    const visitor = app.visitor();
    const create = await visitor.call("quotes.changeOrders.create", { quoteId, ...later });
    expect(create.status).toBe(401);
    expect((await visitor.call("changeOrders.approve", { changeOrderId: body.id })).status).toBe(
      401,
    );
  });
});
