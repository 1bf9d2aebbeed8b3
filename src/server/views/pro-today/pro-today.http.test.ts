import { beforeEach, expect, it } from "vitest";
import type { ProToday, WaitingGroup } from "#contract/endpoints/pro-work/pro-today.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { askForSlot, offerConsultations } from "#test/factories/consultations.ts";
import {
  makeCustomer,
  makeHiredQuote,
  makeReadQuote,
  makeRequest,
  makeSignedInPro,
  quote,
} from "#test/factories/market.ts";
import { reviewFields } from "#test/factories/reviews.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.set("2027-03-10T03:00:00.000Z");
});

type Client = Awaited<ReturnType<TestApp["as"]>>;

async function today(client: Client): Promise<ProToday> {
  return (await client.call("pro.today")).body;
}

async function waits<K extends WaitingGroup["kind"]>(client: Client, kind: K) {
  const { waiting } = await today(client);
  return waiting.find((group): group is Extract<WaitingGroup, { kind: K }> => group.kind === kind);
}

it("nothing waits for a pro whom nobody has asked, but credits that end this week", async () => {
  const pro = await makeSignedInPro(app);
  const { waiting, ...rest } = await today(pro.client);
  expect(rest).toEqual({
    day: "2027-03-10",
    pro_id: pro.proId,
    accepts_requests: true,
    today: [],
    coming: [],
  });
  expect(waiting.filter(({ kind }) => kind !== "credits_expiring")).toEqual([]);
});

it("a request waits until it is answered or passed on", async () => {
  const { pro, requestId } = await makeRequest(app);
  expect(await waits(pro.client, "request")).toMatchObject({
    count: 1,
    items: [{ request_id: requestId, designated: false, urgent: false }],
  });
  await quote(pro, requestId);
  expect(await waits(pro.client, "request")).toBeUndefined();
});

it("says whether the pro takes requests", async () => {
  const pro = await makeSignedInPro(app);
  await app.sql`UPDATE pro_profiles SET accepts_requests = false WHERE id = ${pro.proId}`;
  expect((await today(pro.client)).accepts_requests).toBe(false);
  expect((await pro.client.call("pro.requests")).body.accepts_requests).toBe(false);
});

it("an urgent request stands before those that close sooner", async () => {
  const { pro, requestId: first } = await makeRequest(app);
  app.clock.advance(60_000);
  const { requestId: urgent } = await makeRequest(app, { pro });
  await app.sql`UPDATE requests SET urgent_at = ${app.clock.now()} WHERE id = ${urgent}`;
  expect(await waits(pro.client, "request")).toMatchObject({
    items: [
      { request_id: urgent, urgent: true },
      { request_id: first, urgent: false },
    ],
  });
});

it("a quote that was read waits for a word, and a word ends that", async () => {
  const { pro, customer, quoteId } = await makeReadQuote(app);
  expect(await waits(pro.client, "read_quote")).toMatchObject({
    count: 1,
    items: [{ quote_id: quoteId, total: 350_000, read_at: "2027-03-10T12:00:00+09:00" }],
  });
  app.clock.advance(60_000);
  await customer.client.call("quotes.messages.create", { quoteId, body: "언제 되나요?" });
  expect(await waits(pro.client, "read_quote")).toBeUndefined();
  expect(await waits(pro.client, "message")).toMatchObject({
    count: 1,
    items: [{ quote_id: quoteId, unread_count: 1, text: "언제 되나요?" }],
  });
  await pro.client.call("quotes.messages", { quoteId });
  expect(await waits(pro.client, "message")).toBeUndefined();
});

it("does not say of what the pro did last that the customer did it", async () => {
  const { customer, pro, quoteId } = await makeHiredQuote(app);
  await customer.client.call("quotes.messages.create", { quoteId, body: "언제 되나요?" });
  const change = { kind: "price", price: 380_000, reason: "짐이 늘었어요" } as const;
  await pro.client.call("quotes.changeOrders.create", { quoteId, ...change });
  expect(await waits(pro.client, "message")).toMatchObject({
    items: [{ text: expect.stringMatching(/^금액을 .* 바꾸자고 제안했어요/) as string }],
  });
});

it("work is announced a week ahead, stands under today on its day, and is asked about after it", async () => {
  const { pro, hireId } = await makeHiredQuote(app);
  expect((await today(pro.client)).coming).toMatchObject([{ id: hireId, day: "2027-03-15" }]);
  for (const [at, seen] of [
    ["2027-03-14T14:59:59.999Z", { today: [], coming: [hireId], past: [] }],
    ["2027-03-14T15:00:00.000Z", { today: [hireId], coming: [], past: [] }],
    ["2027-03-15T15:00:00.000Z", { today: [], coming: [], past: [hireId] }],
  ] as const) {
    app.clock.set(at);
    const client = await app.as(pro.account);
    const answer = await today(client);
    const past = answer.waiting.flatMap((group) => (group.kind === "past_work" ? group.items : []));
    expect({
      today: answer.today.map(({ id }) => id),
      coming: answer.coming.map(({ id }) => id),
      past: past.map(({ id }) => id),
    }).toEqual(seen);
  }
});

it("a customer's proposal waits for its answer, the pro's own for nobody here", async () => {
  const { pro, customer, quoteId } = await makeHiredQuote(app);
  const own = { quoteId, kind: "scope", scope: "베란다도 함께", reason: "더 있어요" } as const;
  await pro.client.call("quotes.changeOrders.create", own);
  expect(await waits(pro.client, "change_order")).toBeUndefined();
  const change = { quoteId, kind: "price", price: 380_000, reason: "짐이 늘었어요" } as const;
  const { body } = await customer.client.call("quotes.changeOrders.create", change);
  expect(await waits(pro.client, "change_order")).toMatchObject({
    count: 1,
    items: [{ id: body.id, quote_id: quoteId, reason: "짐이 늘었어요" }],
  });
  await pro.client.call("changeOrders.reject", { changeOrderId: body.id });
  expect(await waits(pro.client, "change_order")).toBeUndefined();
});

it("a slot that was asked for waits, and once confirmed is work of its day", async () => {
  const pro = await makeSignedInPro(app);
  await offerConsultations(pro);
  const customer = await makeCustomer(app, "박바다");
  const consultationId = await askForSlot(customer.client, pro.proId, "2027-03-12T11:00:00+09:00");
  expect(await waits(pro.client, "consultation")).toMatchObject({
    count: 1,
    items: [{ id: consultationId, customer_name: "박○○" }],
  });
  await pro.client.call("consultations.confirm", { consultationId });
  expect(await waits(pro.client, "consultation")).toBeUndefined();
  expect((await today(pro.client)).coming).toMatchObject([
    { kind: "consultation", id: consultationId, from: "11:00", customer_name: "박바다" },
  ]);
});

it("a review waits for thirty days, or until the pro has answered it", async () => {
  const { pro, customer, hireId, requestId } = await makeHiredQuote(app);
  await customer.client.call("requests.complete", { requestId });
  const review = { hire_id: hireId, ...reviewFields };
  const { body } = await customer.client.call("reviews.create", review);
  expect(await waits(pro.client, "review")).toMatchObject({ count: 1, items: [{ id: body.id }] });
  app.clock.set("2027-04-09T03:00:00.000Z");
  expect(await waits(await app.as(pro.account), "review")).toBeDefined();
  app.clock.set("2027-04-09T03:00:00.001Z");
  expect(await waits(await app.as(pro.account), "review")).toBeUndefined();
  app.clock.set("2027-03-10T03:00:00.000Z");
  const client = await app.as(pro.account);
  await client.call("reviews.comments.create", { reviewId: body.id, body: "고맙습니다." });
  expect(await waits(client, "review")).toBeUndefined();
});

it("a suspended pro sees the work that runs and nothing to begin", async () => {
  const { pro, hireId, quoteId, customer } = await makeHiredQuote(app);
  await makeRequest(app, { pro });
  await customer.client.call("quotes.messages.create", { quoteId, body: "주차할 수 있나요?" });
  expect(await waits(pro.client, "request")).toBeDefined();
  await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pro.proId}`;
  const { waiting, coming } = await today(pro.client);
  expect(waiting.map(({ kind }) => kind)).toEqual(["message"]);
  expect(coming.map(({ id }) => id)).toEqual([hireId]);
});

it("is a pro's alone", async () => {
  const { customer } = await makeHiredQuote(app);
  expect((await customer.client.call("pro.today")).status).toBe(403);
  expect((await app.visitor().call("pro.today")).status).toBe(401);
  const other = await makeSignedInPro(app);
  const { today: work, coming, waiting } = await today(other.client);
  expect([...work, ...coming]).toEqual([]);
  expect(waiting.map(({ kind }) => kind)).not.toContain("request");
});
