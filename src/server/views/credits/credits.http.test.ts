import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay, seoulIso } from "#domain/calendar/seoul-day.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeLot, makeMembershipRow } from "#test/factories/credits.ts";
import {
  freshKey,
  makeCustomer,
  makeReadQuote,
  makeQuote,
  makeSignedInPro,
  type SignedInPro,
  type TestCustomer,
} from "#test/factories/market.ts";
import { buyTopUp } from "#test/factories/top-ups.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { spendCredits } from "../../features/credits/spend-credits.ts";

let app: TestApp;
let person: TestCustomer;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  person = await makeCustomer(app);
});

const spend = (credits: number, reference: string, requestId?: string) =>
  inTransaction(app.sql, (tx) =>
    spendCredits(tx, {
      accountId: person.account.id,
      credits,
      detail: "urgent_request",
      reference,
      requestId,
      now: app.clock.now(),
      ids: app.ids,
    }),
  );

const inDays = (days: number) => seoulIso(app.clock.now().getTime() + days * DAY_MS);

describe("users.me.credits", () => {
  it("shows each lot with its price and end, and what is lost within seven days", async () => {
    const accountId = person.account.id;
    await buyTopUp(app, person.client, { pack: "ten" });
    await makeLot(app, { accountId, kind: "bonus", credits: 3, days: 2 });
    await makeLot(app, { accountId, kind: "rollover", credits: 2, days: 7 });
    const { body } = await person.client.call("users.me.credits");
    expect(body).toMatchObject({ balance: 15, held: 0, usable: 15 });
    expect(body.expiring_soon).toEqual({
      credits: 5,
      last_day: seoulDay(app.clock.now().getTime() + 2 * DAY_MS - 1),
    });
    expect(body.lots.map(({ kind, paid_won }) => [kind, paid_won])).toEqual([
      ["bonus", 0],
      ["rollover", 0],
      ["topup", 13_200],
    ]);
    expect(body.lots.slice(0, 2).map((lot) => lot.expires_at)).toEqual([inDays(2), inDays(7)]);
  });

  it("says what pays while the membership is overdue", async () => {
    const accountId = person.account.id;
    const { membership } = await makeMembershipRow(app, { accountId, state: "overdue" });
    await makeLot(app, { accountId, kind: "plan", credits: 30, membership });
    await makeLot(app, { accountId, kind: "bonus", credits: 4 });
    expect((await person.client.call("users.me.credits")).body).toMatchObject({
      balance: 34,
      usable: 4,
    });
  });
});

describe("users.me.credits.ledger", () => {
  it("tells a quote's hold and capture, with the quote and what there was after each", async () => {
    const { pro, quoteId } = await makeReadQuote(app);
    const { body } = await pro.client.call("users.me.credits.ledger");
    const price = body.items[1]?.credits ?? 0;
    expect(price).toBeGreaterThan(0);
    const subject = { name: "입주청소 · 서울특별시 강남구 역삼1동", path: `/quote?id=${quoteId}` };
    expect(body.items).toMatchObject([
      {
        reason: "capture",
        text: "고객이 견적을 읽었어요",
        available: 0,
        held: -price,
        subject,
        after: { available: 50 - price, held: 0 },
      },
      {
        reason: "hold",
        text: "견적을 보내며 예치했어요",
        available: -price,
        held: price,
        subject,
        after: { available: 50 - price, held: price },
      },
      { reason: "grant", available: 50, held: 0, subject: null, after: { available: 50, held: 0 } },
    ]);
  });

  it("names the pack of credits that went back with their refund, on a page without its purchase", async () => {
    const { topUpId } = await buyTopUp(app, person.client, { pack: "thirty" });
    await person.client.call("credits.topUps.refund", { topUpId }, freshKey());
    const { body } = await person.client.call("users.me.credits.ledger", { limit: 1 });
    expect(body.items).toMatchObject([
      { reason: "expire", credits: 30, subject: { name: "크레딧 30개" } },
    ]);
  });

  it("links what was bought for a request, and a receipt", async () => {
    const accountId = person.account.id;
    const { requestId } = await makeQuote(app);
    const { id, membership } = await makeMembershipRow(app, { accountId });
    await makeLot(app, { accountId, kind: "plan", membership, detail: "membership_purchase" });
    const receiptId = app.ids.next();
    await app.sql`
      INSERT INTO receipts (id, account_id, membership_id, purpose, product_name, credits, amount, vat, issued_at)
      VALUES (${receiptId}, ${accountId}, ${id}, 'purchase', '라이트', 30, 29000, 2636, ${app.clock.now()})`;
    await spend(2, `request:${requestId}:urgent`, requestId);
    const { body } = await person.client.call("users.me.credits.ledger");
    expect(body.items.map(({ text, subject }) => [text, subject?.path])).toEqual([
      ["긴급 요청으로 알렸어요", `/requests/${requestId}`],
      ["멤버십을 시작하며 받았어요", `/membership/receipts/${receiptId}`],
    ]);
    expect(body.items[1]?.subject?.name).toBe("라이트");
  });

  it("goes on page by page, with the same balances", async () => {
    await makeLot(app, { accountId: person.account.id, credits: 20 });
    for (let n = 0; n < 5; n += 1) {
      app.clock.advance(n % 2 === 0 ? 0 : 1000);
      await spend(1, `request:page-${n}`);
    }
    const whole = await person.client.call("users.me.credits.ledger");
    expect(whole.body.items.map((item) => item.after.available)).toEqual([15, 16, 17, 18, 19, 20]);
    const seen = [];
    let cursor: string | null = null;
    do {
      const page: typeof whole = await person.client.call("users.me.credits.ledger", {
        limit: 4,
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...page.body.items);
      cursor = page.body.next;
    } while (cursor !== null);
    expect(seen).toEqual(whole.body.items);
  });

  it("filters by reason, day and lot", async () => {
    const first = await makeLot(app, { accountId: person.account.id, credits: 3, days: 3 });
    await makeLot(app, { accountId: person.account.id, credits: 9, days: 20 });
    const today = seoulIso(app.clock.now().getTime()).slice(0, 10);
    await spend(2, "request:a");
    app.clock.advance(DAY_MS);
    const tomorrow = seoulIso(app.clock.now().getTime()).slice(0, 10);
    await spend(4, "request:b");
    const list = async (query: Record<string, string>) => {
      const { body } = await person.client.send("users.me.credits.ledger", query);
      return body.items.map(({ reason, credits, after }) => [reason, credits, after.available]);
    };
    expect(await list({ reason: "spend" })).toEqual([
      ["spend", 4, 6],
      ["spend", 2, 10],
    ]);
    expect(await list({ to: today, reason: "spend" })).toEqual([["spend", 2, 10]]);
    expect(await list({ from: tomorrow })).toEqual([["spend", 4, 6]]);
    expect(await list({ lot: first })).toHaveLength(3);
    expect(await list({ lot: first, reason: "grant" })).toEqual([["grant", 3, 3]]);
  });

  it("shows nobody else's, not even by the lot", async () => {
    const lot = await makeLot(app, { accountId: person.account.id });
    const other = await makeCustomer(app);
    expect((await other.client.call("users.me.credits.ledger", { lot })).body.items).toEqual([]);
    expect((await other.client.call("users.me.credits.ledger")).body.items).toEqual([]);
    expect((await app.visitor().call("users.me.credits.ledger")).status).toBe(401);
  });

  it.each([
    [{ reason: "theft" }, "reason"],
    [{ from: "2027-03-09", to: "2027-03-08" }, "from"],
    [{ to: "soon" }, "to"],
    [{ lot: "mine" }, "lot"],
    [{ cursor: "x" }, "cursor"],
  ])("refuses %j", async (query, field) => {
    const answer = await person.client.send("users.me.credits.ledger", query);
    expect([answer.status, Object.keys(answer.error.fields ?? {}).join()]).toEqual([422, field]);
  });
});

describe("users.me.credits.ledger.csv", () => {
  it("is a file that a spreadsheet opens, with the same movements", async () => {
    const { pro } = await makeReadQuote(app);
    const answer = await pro.client.call("users.me.credits.ledger.csv");
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "no-store",
    });
    const lines = String(answer.body).trimEnd().split("\r\n");
    expect(lines[0]?.startsWith('\ufeff"일시","종류"')).toBe(true);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(/"받음","보너스 크레딧을 받았어요",,50,0,50,0,"보너스 50"$/);
    const holds = await pro.client.call("users.me.credits.ledger.csv", { reason: "hold" });
    expect(String(holds.body).trimEnd().split("\r\n")).toHaveLength(2);
  });

  it("refuses as the list does", async () => {
    const { status } = await person.client.call("users.me.credits.ledger.csv", { to: "soon" });
    expect(status).toBe(422);
    expect((await app.visitor().call("users.me.credits.ledger.csv")).status).toBe(401);
  });
});

describe("users.me.credits.balance", () => {
  const then = async (client: SignedInPro["client"], at: Date) => {
    const { body } = await client.call("users.me.credits.balance", {
      at: seoulIso(at.getTime()),
    });
    return { balance: body.balance, held: body.held };
  };

  it("is what there was, although a lot ran out, came back and runs out later now", async () => {
    const pro = await makeSignedInPro(app, { credits: 0 });
    const accountId = pro.account.id;
    const start = app.clock.now();
    await makeLot(app, { accountId, credits: 10, days: 1 });
    const { quoteId } = await makeQuote(app, { pro });
    const price = (await pro.client.call("users.me.credits")).body.held;
    app.clock.advance(30 * HOUR_MS);
    // The lot ran out 6 hours ago, and is written off together with the release.
    await pro.client.call("quotes.withdraw", { quoteId });
    const after = app.clock.now();
    expect(await then(pro.client, after)).toEqual({ balance: price, held: 0 });
    const at = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
    expect(await then(pro.client, at(23))).toEqual({ balance: 10 - price, held: price });
    expect(await then(pro.client, at(24))).toEqual({ balance: 0, held: price });
    expect(await then(pro.client, at(-1))).toEqual({ balance: 0, held: 0 });
    app.clock.advance(7 * DAY_MS);
    await app.sweep();
    expect(await then(pro.client, new Date(after.getTime() + 7 * DAY_MS))).toEqual({
      balance: 0,
      held: 0,
    });
    expect(await then(pro.client, new Date(after.getTime() + 6 * DAY_MS))).toEqual({
      balance: price,
      held: 0,
    });
  });

  it("refuses what is yet to come and what is no instant", async () => {
    for (const at of [inDays(1), "yesterday"]) {
      const answer = await person.client.call("users.me.credits.balance", { at });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.error.fields ?? {})).toEqual(["at"]);
    }
    const visitor = app.visitor();
    expect((await visitor.call("users.me.credits.balance", { at: inDays(-1) })).status).toBe(401);
  });
});

describe("users.me.credits.usage", () => {
  it("counts each month in Seoul, this one last", async () => {
    const accountId = person.account.id;
    await makeLot(app, { accountId, kind: "topup", credits: 20, days: 400 });
    await makeLot(app, { accountId, kind: "bonus", credits: 4, days: 10 });
    await spend(5, "request:this-month");
    const first = seoulIso(app.clock.now().getTime()).slice(0, 7);
    app.clock.advance(31 * DAY_MS);
    await app.sweep();
    await spend(2, "request:next-month");
    // A month ends sessions, too.
    const client = await app.as(person.account);
    const { body } = await client.call("users.me.credits.usage", { months: 3 });
    expect(body.months).toHaveLength(3);
    const month = body.months.findIndex((one) => one.month === first);
    expect(body.months.slice(month)).toEqual([
      expect.objectContaining({
        granted: { plan: 0, rollover: 0, topup: 20, bonus: 4, refund: 0 },
        used: 5,
      }),
      expect.objectContaining({ used: 2, held: 0, released: 0 }),
    ]);
    expect((await client.call("users.me.credits.usage")).body.months).toHaveLength(6);
  });

  it.each([0, 25, 1.5, "all"])("refuses %s months", async (months) => {
    const answer = await person.client.send("users.me.credits.usage", { months });
    expect(answer.status).toBe(422);
  });

  it("is for whoever is signed in", async () => {
    expect((await app.visitor().call("users.me.credits.usage")).status).toBe(401);
  });
});

// Last: it moves the clock by weeks.
describe("users.me.credits near the end of a period", () => {
  it("does not warn of a plan lot that is renewed, and of one that is not", async () => {
    const { id: accountId } = person.account;
    const { id, membership, overAt } = await makeMembershipRow(app, { accountId });
    await makeLot(app, { accountId, kind: "plan", credits: 30, expiresAt: overAt, membership });
    app.clock.set(new Date(overAt.getTime() - 5 * DAY_MS));
    const client = await app.as(person.account);
    expect((await client.call("users.me.credits")).body.expiring_soon).toBeNull();
    await app.sql`UPDATE memberships SET is_canceled = true WHERE id = ${id}`;
    expect((await client.call("users.me.credits")).body.expiring_soon).toMatchObject({
      credits: 30,
    });
  });
});
