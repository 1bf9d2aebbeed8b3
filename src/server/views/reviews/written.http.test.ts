import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeCustomer, makeHiredQuote } from "#test/factories/market.ts";
import { reviewFields } from "#test/factories/reviews.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
});

async function makeWritten() {
  const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
  const { client } = customer;
  await client.call("requests.complete", { requestId });
  const hireId = (await client.call("quotes.get", { quoteId })).body.hire?.id ?? "";
  const { body } = await client.call("reviews.create", { ...reviewFields, hire_id: hireId });
  const list = async () => (await client.call("users.me.reviews")).body.items;
  return { client, pro, reviewId: body.id, list };
}

it("lists what the caller wrote, with whom it is about, and nobody else's", async () => {
  const { pro, reviewId, list } = await makeWritten();
  expect(await list()).toMatchObject([
    {
      id: reviewId,
      mine: true,
      body: reviewFields.body,
      pro: { id: pro.proId, display_name: "든든한 고수" },
      removed: false,
    },
  ]);
  const other = await makeCustomer(app);
  expect((await other.client.call("users.me.reviews")).body.items).toEqual([]);
  expect((await app.visitor().call("users.me.reviews")).status).toBe(401);
});

it("leaves out what its author deleted, and keeps what was taken down", async () => {
  const own = await makeWritten();
  await own.client.call("reviews.delete", { reviewId: own.reviewId });
  expect(await own.list()).toEqual([]);
  const { reviewId, list } = await makeWritten();
  await app.sql`UPDATE reviews SET state = 'deleted_by_staff' WHERE id = ${reviewId}`;
  expect(await list()).toMatchObject([{ id: reviewId, removed: true }]);
});

it("links to no pro who has no page", async () => {
  const { pro, list } = await makeWritten();
  await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pro.proId}`;
  expect(await list()).toMatchObject([{ pro: { id: null, display_name: "든든한 고수" } }]);
});
