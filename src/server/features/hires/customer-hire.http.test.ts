import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeCustomer, makeHiredQuote } from "#test/factories/market.ts";
import { reviewFields } from "#test/factories/reviews.ts";

const NOBODYS = "01900000-0000-7000-8000-00000000ffff";

let app: TestApp;

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
});

it("tells the customer what was agreed with whom", async () => {
  const { customer, pro, requestId, quoteId, hireId } = await makeHiredQuote(app);
  const { status, body } = await customer.client.call("hires.get", { hireId });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: hireId,
    request_id: requestId,
    quote_id: quoteId,
    service: { slug: "move-in-cleaning", name: "입주청소" },
    pro: { id: pro.proId, display_name: "든든한 고수" },
    agreed_price: 350_000,
    agreed_date: "2027-03-15",
    state: "hired",
    completed_at: null,
    review_id: null,
  });
});

it("names the review, also after it was deleted", async () => {
  const { customer, requestId, hireId } = await makeHiredQuote(app);
  const { client } = customer;
  await client.call("requests.complete", { requestId });
  const reviewId = (await client.call("reviews.create", { hire_id: hireId, ...reviewFields })).body
    .id;
  const written = await client.call("hires.get", { hireId });
  expect(written.body).toMatchObject({
    state: "completed",
    completed_at: "2027-03-10T12:00:00+09:00",
    review_id: reviewId,
  });
  await client.call("reviews.delete", { reviewId });
  expect((await client.call("hires.get", { hireId })).body.review_id).toBe(reviewId);
});

it("is missing for the pro, for strangers and when there is none", async () => {
  const { pro, hireId } = await makeHiredQuote(app);
  const stranger = (await makeCustomer(app)).client;
  for (const client of [pro.client, stranger]) {
    const answer = await client.call("hires.get", { hireId });
    expect([answer.status, answer.error.code]).toEqual([404, "not_found"]);
  }
  expect((await stranger.call("hires.get", { hireId: NOBODYS })).status).toBe(404);
  expect((await stranger.call("hires.get", { hireId: "nothing" })).status).toBe(404);
  expect((await app.visitor().call("hires.get", { hireId })).status).toBe(401);
});
