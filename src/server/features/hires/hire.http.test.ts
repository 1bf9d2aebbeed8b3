import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import {
  credits,
  freshKey,
  hireBody,
  makeCustomer,
  makeHiredQuote,
  makeQuote,
  makeSignedInPro,
  notificationKinds,
  quote,
  quoteBody,
  type SignedInPro,
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

/** Another pro's quote for the same request. */
async function addQuote(requestId: string): Promise<SignedInPro & { quoteId: string }> {
  const pro = await makeSignedInPro(app);
  await app.sql`
    INSERT INTO request_recipients (request_id, pro_id, received_at)
    VALUES (${requestId}, ${pro.proId}, ${app.clock.now()}) ON CONFLICT DO NOTHING`;
  return { ...pro, quoteId: await quote(pro, requestId) };
}

describe("hiring", () => {
  it("hires a read quote: the terms, the phone numbers and the figures follow", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    await customer.client.call("quotes.get", { quoteId });
    const answer = await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      state: "hired",
      actions: ["complete", "cancel"],
      quotes: [{ state: "hired" }],
      hire: {
        quote_id: quoteId,
        quoted_price: 350_000,
        agreed_price: 350_000,
        agreed_date: "2027-03-15",
        place: "서울 강남구 역삼로 1",
        scope: "방과 거실, 욕실",
        state: "hired",
        review_id: null,
        pro: { id: pro.proId, hire_count: 1 },
      },
    });
    expect(answer.body.hire?.phone).toMatch(/^010-\d{4}-\d{4}$/);
    expect((await notificationKinds(pro.client))[0]).toBe("quote_hired");

    const theirs = await pro.client.call("quotes.get", { quoteId });
    expect(theirs.body.phone).toMatch(/^010-\d{4}-\d{4}$/);
    expect(theirs.body.phone).not.toBe(answer.body.hire?.phone);
    // The agreed day is to come: completing is there, and not the next step.
    expect(theirs.body.actions).toEqual([
      "message",
      "propose_change",
      "add_file",
      "complete_early",
      "cancel",
    ]);
  });

  it("of an unopened quote is a read first, and pays it", async () => {
    const { pro, quoteId } = await makeHiredQuote(app);
    const { body } = await pro.client.call("quotes.get", { quoteId });
    expect(body).toMatchObject({ state: "hired", cost: { state: "captured" } });
    expect(body.read_at).not.toBeNull();
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 0 });
  });

  it("gives unread quotes of the others back and tells them the truth", async () => {
    const { customer, requestId, quoteId } = await makeQuote(app);
    const unread = await addQuote(requestId);
    const read = await addQuote(requestId);
    const declined = await addQuote(requestId);
    await customer.client.call("quotes.get", { quoteId: read.quoteId });
    await customer.client.call("quotes.decline", { quoteId: declined.quoteId });
    await customer.client.call("requests.hire", hireBody(requestId, quoteId));

    expect(await credits(unread.client)).toEqual({ balance: 50, held: 0 });
    expect(await credits(read.client)).toEqual({ balance: 47, held: 0 });
    expect((await notificationKinds(unread.client))[0]).toBe("request_ended");
    expect((await notificationKinds(read.client))[0]).toBe("request_ended");
    expect(await notificationKinds(declined.client)).not.toContain("request_ended");
    const { body } = await unread.client.call("quotes.get", { quoteId: unread.quoteId });
    expect(body).toMatchObject({
      state: "sent",
      cost: { state: "released", end_reason: "hired_other" },
      phone: null,
    });
    // Four quotes: the band would give the winner's price away.
    expect(body.result_notice).toBe("고객이 다른 고수를 고용했어요.");
  });

  it("tells the price band from five quotes on", async () => {
    const { customer, requestId, quoteId } = await makeQuote(app, { quoteLimit: 10 });
    const others = [];
    for (let made = 0; made < 4; made += 1) others.push(await addQuote(requestId));
    await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    for (const { client, quoteId: theirs } of others) {
      const [notice] = (await client.call("users.me.notifications")).body.items;
      expect(notice?.body).toContain("30만 원 이상 40만 원 미만");
      const { body } = await client.call("quotes.get", { quoteId: theirs });
      expect(body.result_notice).toContain("30만 원 이상 40만 원 미만");
    }
  });

  it("takes more than the total where the unit counts, never less", async () => {
    const { customer, requestId, quoteId } = await makeQuote(app, { body: { unit: "hour" } });
    const hire = (agreed_price: number) =>
      customer.client.call("requests.hire", { ...hireBody(requestId, quoteId), agreed_price });
    expect(Object.keys((await hire(349_999)).error.fields ?? {})).toEqual(["agreed_price"]);
    const answer = await hire(1_050_000);
    expect(answer.body.hire).toMatchObject({ quoted_price: 1_050_000, agreed_price: 1_050_000 });
  });
});

describe("hiring that cannot be", () => {
  it("says which of price, date and place is wrong", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    const fields = async (changes: object) => {
      const body = { ...hireBody(requestId, quoteId), ...changes };
      const answer = await customer.client.call("requests.hire", body);
      expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
      return Object.keys(answer.error.fields ?? {});
    };
    expect(await fields({ agreed_price: 349_999 })).toEqual(["agreed_price"]);
    expect(await fields({ agreed_price: 350_001 })).toEqual(["agreed_price"]);
    expect(await fields({ agreed_date: "2027-03-09" })).toEqual(["agreed_date"]);
    expect(await fields({ agreed_date: "2028-03-10" })).toEqual(["agreed_date"]);
    expect(await fields({ agreed_date: "2027-03-10", agreed_time: "00:00" })).toEqual([
      "agreed_time",
    ]);
    expect(await fields({ place: "가".repeat(201) })).toEqual(["place"]);
    expect(await fields({ agreed_price: 1, agreed_date: "2027-02-30" })).toEqual(["agreed_date"]);
    expect(await fields({ wage: 1 })).toEqual(["wage"]);
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });
  });

  it("names the quote that ended", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    await pro.client.call("quotes.withdraw", { quoteId });
    const answer = await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    expect([answer.status, answer.error.code]).toEqual([409, "quote_closed"]);
  });

  it("names the quote whose last day is over, before the sweep too", async () => {
    const { customer, requestId, quoteId } = await makeQuote(app, {
      body: { valid_until: "2027-03-11" },
    });
    app.clock.set("2027-03-11T15:00:00.000Z");
    const answer = await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    expect([answer.status, answer.error.code]).toEqual([409, "quote_expired"]);
    app.clock.set("2027-03-11T14:59:59.999Z");
    const inTime = await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    expect(inTime.status).toBe(200);
  });

  it("is refused while another pro is hired, and after closing", async () => {
    const { customer, requestId } = await makeHiredQuote(app);
    const [hired] = await app.sql<{ quote_id: string }[]>`
      SELECT quote_id FROM hires WHERE request_id = ${requestId}`;
    const again = await customer.client.call(
      "requests.hire",
      hireBody(requestId, hired?.quote_id ?? ""),
    );
    expect([again.status, again.error.code]).toEqual([409, "state_forbids"]);
    const closed = await makeQuote(app);
    await closed.customer.client.call("requests.close", { requestId: closed.requestId });
    const late = await closed.customer.client.call(
      "requests.hire",
      hireBody(closed.requestId, closed.quoteId),
    );
    expect([late.status, late.error.code]).toEqual([409, "state_forbids"]);
  });

  it("answers another's request and another request's quote like missing ones", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    const elsewhere = await makeQuote(app);
    const stranger = await makeCustomer(app);
    const tries = [
      stranger.client.call("requests.hire", hireBody(requestId, quoteId)),
      pro.client.call("requests.hire", hireBody(requestId, quoteId)),
      customer.client.call("requests.hire", hireBody(NOBODYS, quoteId)),
      customer.client.call("requests.hire", hireBody(requestId, NOBODYS)),
      customer.client.call("requests.hire", hireBody(requestId, elsewhere.quoteId)),
    ];
    for (const { status, error } of await Promise.all(tries)) {
      expect([status, error.code]).toEqual([404, "not_found"]);
    }
    const visitor = await app.visitor().call("requests.hire", hireBody(requestId, quoteId));
    expect(visitor.status).toBe(401);
  });
});

describe("after the hired pro cancels", () => {
  it("another quote can be hired at no cost to its pro, or the request reopened", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    const other = await addQuote(requestId);
    await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    const cancelled = await pro.client.call("requests.cancel", {
      requestId,
      reason: "몸이 아파서 어려워요",
    });
    expect(cancelled.status).toBe(200);
    expect((await notificationKinds(customer.client))[0]).toBe("hire_cancelled");
    const request = await customer.client.call("requests.get", { requestId });
    expect(request.body).toMatchObject({
      state: "cancelled",
      hire: { state: "cancelled", cancelled_by: "hired_pro", phone: null },
      actions: ["reopen", "hire"],
    });

    const second = await customer.client.call("requests.hire", hireBody(requestId, other.quoteId));
    expect(second.status).toBe(200);
    expect(second.body.hire).toMatchObject({ quote_id: other.quoteId, state: "hired" });
    expect(await credits(other.client)).toEqual({ balance: 50, held: 0 });
    // The first pro has nothing to say in the second hire.
    const meddling = await pro.client.call("requests.cancel", { requestId, reason: "다시 할게요" });
    expect([meddling.status, meddling.error.code]).toEqual([409, "state_forbids"]);
  });

  it.each(["customer", "pro"] as const)(
    "and when the %s does, the pro sees nothing more of who and where",
    async (by) => {
      const { customer, pro, requestId, quoteId, hireId } = await makeHiredQuote(app);
      await customer.client.call("quotes.messages.create", {
        quoteId,
        body: "주차장은 뒤에 있어요.",
      });
      const said = async () => {
        const pages = await Promise.all([
          pro.client.call("quotes.get", { quoteId }),
          pro.client.call("quotes.list"),
          pro.client.call("quotes.messages", { quoteId }),
          pro.client.call("messages.threads"),
          pro.client.call("pro.today"),
          pro.client.call("pro.hires"),
          pro.client.call("pro.hires.get", { hireId }),
          pro.client.call("pro.requests"),
          pro.client.call("pro.requests.get", { requestId }),
        ]);
        expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
        const texts = pages.map(({ body }) => JSON.stringify(body));
        return {
          named: texts.filter((text) => text.includes(customer.account.name)).length,
          placed: texts.filter((text) => text.includes("역삼로")).length,
        };
      };
      expect(await said()).toEqual({ named: 7, placed: 2 });
      const { client } = by === "customer" ? customer : pro;
      await client.call("requests.cancel", { requestId, reason: "이사가 미뤄졌어요" });
      expect(await said()).toEqual({ named: 0, placed: 0 });
      const { body } = await customer.client.call("quotes.get", { quoteId });
      expect(body.hire).toMatchObject({ state: "cancelled", place: "서울 강남구 역삼로 1" });
    },
  );

  it("the cancelled hire no longer counts, and its number is hidden again", async () => {
    const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
    await customer.client.call("requests.cancel", { requestId, reason: "이사가 미뤄졌어요" });
    expect((await notificationKinds(pro.client))[0]).toBe("hire_cancelled");
    const { body } = await pro.client.call("quotes.get", { quoteId });
    expect(body).toMatchObject({
      phone: null,
      pro: { hire_count: 0 },
      hire: {
        state: "cancelled",
        cancel_reason: "이사가 미뤄졌어요",
        cancelled_by: "customer",
        cancelled_at: expect.any(String),
      },
    });
    expect(body.request.customer_name).toContain("○");
    // The customer cancelled: only reopening is left.
    const again = await customer.client.call("requests.hire", hireBody(requestId, quoteId));
    expect([again.status, again.error.code]).toEqual([409, "state_forbids"]);
    await customer.client.call("requests.reopen", { requestId });
    const anew = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect([anew.status, anew.error.code]).toEqual([409, "quote_exists"]);
  });
});
