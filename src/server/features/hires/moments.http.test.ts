import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeCustomer, makeHiredQuote, makeSignedInPro, notices } from "#test/factories/market.ts";
import { reviewFields } from "#test/factories/reviews.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
});

it("tells the pro for whom they work, when and by which number", async () => {
  const { pro, customer, quoteId, hireId } = await makeHiredQuote(app);
  const { status, body } = await pro.client.call("pro.hires.get", { hireId });
  expect(status).toBe(200);
  const me = (await customer.client.call("users.me")).body;
  expect(body).toMatchObject({
    id: hireId,
    quote_id: quoteId,
    service: { slug: "move-in-cleaning", name: "입주청소" },
    customer_name: me.name,
    agreed_price: 350_000,
    quoted_price: 350_000,
    agreed_date: "2027-03-15",
    state: "hired",
    completed_at: null,
    reviewed_at: null,
  });
  const { phone, phone_opens_at } = (await pro.client.call("quotes.get", { quoteId })).body;
  expect([body.phone, body.phone_opens_at]).toEqual([phone, phone_opens_at]);
});

it("hides the customer's name and number once the hire is cancelled, and says why", async () => {
  const { pro, customer, requestId, hireId } = await makeHiredQuote(app);
  await customer.client.call("requests.cancel", { requestId, reason: "이사 날이 미뤄졌어요." });
  const { body } = await pro.client.call("pro.hires.get", { hireId });
  expect(body).toMatchObject({
    state: "cancelled",
    cancelled_by: "customer",
    cancel_reason: "이사 날이 미뤄졌어요.",
    phone: null,
    phone_opens_at: null,
  });
  expect(body.customer_name).toMatch(/^.○○$/);
  expect(body.cancelled_at).not.toBeNull();
});

it("is nobody else's", async () => {
  const { customer, hireId } = await makeHiredQuote(app);
  const others = [customer, await makeCustomer(app), await makeSignedInPro(app)];
  for (const { client } of others) {
    expect((await client.call("pro.hires.get", { hireId })).status).toBe(404);
  }
  for (const { client } of others) {
    expect((await client.call("hires.review", { hireId })).status).toBe(404);
  }
});

it("shows both sides the review with its record, and the record alone once it was deleted", async () => {
  const { pro, customer, requestId, hireId } = await makeHiredQuote(app);
  await customer.client.call("requests.complete", { requestId });
  const written = (
    await customer.client.call("reviews.create", { hire_id: hireId, ...reviewFields })
  ).body;
  for (const { client } of [pro, customer]) {
    const { body } = await client.call("hires.review", { hireId });
    expect(body.review).toMatchObject({ id: written.id, body: reviewFields.body });
    expect(body.record.position).toBe(1);
    const chain = (await client.call("pro.reviews.chain", { proId: pro.proId })).body.items;
    expect(chain.map(({ hash }) => hash)).toEqual([body.record.hash]);
  }
  const request = (await customer.client.call("requests.get", { requestId })).body;
  expect(request.hire?.reviewed_at).toBe(written.created_at);
  await customer.client.call("reviews.delete", { reviewId: written.id });
  const { body } = await pro.client.call("hires.review", { hireId });
  expect([body.review, body.record.position]).toEqual([null, 2]);
});

it("leads the pro's notice of the hire and the customer's of the first quote to their moments", async () => {
  const { pro, customer, requestId, hireId } = await makeHiredQuote(app);
  const paths = async (client: typeof pro.client, kind: string) =>
    (await notices(client)).filter((notice) => notice.kind === kind).map(({ path }) => path);
  expect(await paths(pro.client, "quote_hired")).toEqual([`/pro/hires/${hireId}/hired`]);
  expect(await paths(customer.client, "quote_received")).toEqual([
    `/requests/${requestId}/first-quote`,
  ]);
});
