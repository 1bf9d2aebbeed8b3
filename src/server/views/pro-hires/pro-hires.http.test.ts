import { beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeHire } from "#test/factories/hires.ts";
import { makeCustomer, makeHiredQuote, makeSignedInPro } from "#test/factories/market.ts";

// Agreed for 15 March by `makeHiredQuote`.
let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.set("2027-03-10T03:00:00.000Z");
});

type Made = Awaited<ReturnType<typeof makeHiredQuote>>;

async function hiresOn(made: Made, at: string) {
  app.clock.set(at);
  const client = await app.as(made.pro.account);
  return (await client.call("pro.hires")).body;
}

it("a hire goes from what is agreed over today to what is past, and is done once it is completed", async () => {
  const made = await makeHiredQuote(app);
  expect((await made.pro.client.call("pro.hires")).body).toMatchObject({
    items: [
      {
        id: made.hireId,
        quote_id: made.quoteId,
        section: "upcoming",
        next_step: "talk",
        agreed_price: 350_000,
        agreed_date: "2027-03-15",
        completed_at: null,
      },
    ],
    next: null,
    counts: { today: 0, past: 0, changing: 0, upcoming: 1, completed: 0 },
  });
  // The last instant of the day before in Seoul, the first of the day, and the first of the next one.
  for (const [at, section, next_step] of [
    ["2027-03-14T14:59:59.999Z", "upcoming", "talk"],
    ["2027-03-14T15:00:00.000Z", "today", "complete"],
    ["2027-03-15T15:00:00.000Z", "past", "complete"],
  ]) {
    expect((await hiresOn(made, at ?? "")).items).toMatchObject([{ section, next_step }]);
  }
  const pro = await app.as(made.pro.account);
  await pro.call("requests.complete", { requestId: made.requestId });
  expect((await pro.call("pro.hires")).body.items).toMatchObject([
    { section: "completed", next_step: "look_back", completed_at: "2027-03-16T00:00:00+09:00" },
  ]);
});

it("waits under changing for whoever has to answer a proposal", async () => {
  const made = await makeHiredQuote(app);
  const change = { kind: "price", price: 380_000, reason: "짐이 늘었어요" } as const;
  await made.customer.client.call("quotes.changeOrders.create", {
    quoteId: made.quoteId,
    ...change,
  });
  expect((await made.pro.client.call("pro.hires")).body.items).toMatchObject([
    { section: "changing", next_step: "answer_change" },
  ]);
});

it("a quote whose validity is over stays a hire that runs", async () => {
  const made = await makeHiredQuote(app);
  // Good until 24 March; the work is completed by itself later than that only where nobody sweeps.
  expect((await hiresOn(made, "2027-03-30T03:00:00.000Z")).items).toMatchObject([
    { id: made.hireId, section: "past" },
  ]);
});

it("pages through what is done, the latest first, and leaves out what was cancelled", async () => {
  const pro = await makeSignedInPro(app);
  const customer = await makeCustomer(app);
  const facts = { customerId: customer.account.id, proId: pro.proId };
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    app.clock.advance(60_000);
    ids.unshift((await makeHire(app, facts)).hireId);
  }
  await makeHire(app, { ...facts, state: "cancelled" });
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { limit: 2, state: "completed" as const, ...(cursor ? { cursor } : {}) };
    const { body } = await pro.client.call("pro.hires", query);
    expect(body.counts.completed).toBe(3);
    seen.push(...body.items.map(({ id }) => id));
    cursor = body.next;
  } while (cursor);
  expect(seen).toEqual(ids);
  expect((await pro.client.call("pro.hires", { state: "hired" })).body.items).toEqual([]);
});

it("refuses a cursor that was never given out", async () => {
  const pro = await makeSignedInPro(app);
  for (const cursor of ["x", Buffer.from("later 1 x").toString("base64url")]) {
    expect((await pro.client.call("pro.hires", { cursor })).status).toBe(422);
  }
});

it("shows a pro their own alone, and a suspended one still theirs", async () => {
  const made = await makeHiredQuote(app);
  const other = await makeSignedInPro(app);
  expect((await other.client.call("pro.hires")).body.items).toEqual([]);
  expect((await made.customer.client.call("pro.hires")).status).toBe(403);
  await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${made.pro.proId}`;
  expect((await made.pro.client.call("pro.hires")).body.items).toMatchObject([{ id: made.hireId }]);
});
