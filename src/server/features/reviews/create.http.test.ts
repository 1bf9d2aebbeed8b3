import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeHire } from "#test/factories/hires.ts";
import { notificationKinds } from "#test/factories/market.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";
import { reviewFields } from "#test/factories/reviews.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { answerOf } from "#test/same-as-missing.ts";

let app: TestApp;
let pro: TestPro;

beforeAll(async () => {
  app = await testApp();
  pro = await makePro(app, { name: "한결 청소" });
});

async function completedHire(state?: "hired" | "cancelled") {
  const customer = await makeAccount(app, { name: "김하나" });
  const hire = await makeHire(app, {
    customerId: customer.id,
    proId: pro.proId,
    ...(state ? { state } : {}),
  });
  return { ...hire, customer, client: await app.as(customer) };
}
const summaryOf = async (proId: string) =>
  (await app.visitor().call("pro.reviews", { proId })).body.summary;
const noticesOf = async ({ account }: TestPro) => notificationKinds(await app.as(account));

describe("reviews.create", () => {
  it("is what the customer's list and page of requests know of", async () => {
    const { hireId, requestId, client } = await completedHire();
    const known = async () => {
      const { body: list } = await client.call("requests.list");
      const { body: page } = await client.call("requests.get", { requestId });
      return [list.items.find(({ id }) => id === requestId)?.reviewed, page.reviewed];
    };
    expect(await known()).toEqual([false, false]);
    await client.call("reviews.create", { ...reviewFields, hire_id: hireId });
    expect(await known()).toEqual([true, true]);
  });

  it("shows the customer's review of a completed hire, counts it and tells the pro", async () => {
    const own = await makePro(app);
    const customer = await makeAccount(app, { name: "김하나" });
    const { hireId, quoteId } = await makeHire(app, { customerId: customer.id, proId: own.proId });
    const client = await app.as(customer);
    const photo = await uploadPicture(client, "review_photo");
    const { status, body } = await client.call("reviews.create", {
      ...reviewFields,
      hire_id: hireId,
      body: `  ${reviewFields.body}\n`,
      photo_ids: [photo],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      author_name: "김○○",
      service: { slug: "move-in-cleaning", name: "입주청소" },
      rating: 5,
      quality: 5,
      communication: 4,
      punctuality: 5,
      body: reviewFields.body,
      photos: [
        {
          id: photo,
          url: `/api/uploads/${photo}/`,
          thumb_url: `/api/uploads/${photo}/?size=thumb`,
          width: 64,
          height: 48,
          blur: expect.stringMatching(/^[0-9a-f]{15}$/),
          focus: { x: expect.any(Number), y: expect.any(Number) },
        },
      ],
      created_at: "2027-03-10T12:00:00+09:00",
      edited: false,
      mine: true,
      comments: [],
      can_comment: true,
    });
    expect(await summaryOf(own.proId)).toMatchObject({ count: 1, rating: 5 });
    expect(await noticesOf(own)).toEqual(["review_received"]);
    const notices =
      await app.sql`SELECT account_id FROM person_events WHERE payload->>'quote_id' = ${quoteId}`;
    expect(notices.map((row) => row.account_id as string).toSorted()).toEqual(
      [customer.id, own.account.id].toSorted(),
    );
  });

  it("is once per hire, also for two at a time and after deleting", async () => {
    const { hireId, client } = await completedHire();
    const before = await summaryOf(pro.proId);
    const write = () => client.call("reviews.create", { ...reviewFields, hire_id: hireId });
    const answers = await Promise.all([write(), write()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [written] = answers.filter(({ status }) => status === 201);
    await client.call("reviews.delete", { reviewId: String(written?.body.id) });
    expect((await write()).error.code).toBe("review_exists");
    expect(await summaryOf(pro.proId)).toEqual({
      ...before,
      deleted_by_author: before.deleted_by_author + 1,
    });
  });

  it.each(["hired", "cancelled"] as const)("is refused while the hire is %s", async (state) => {
    const { hireId, client } = await completedHire(state);
    const { status, error } = await client.call("reviews.create", {
      ...reviewFields,
      hire_id: hireId,
    });
    expect([status, error.code]).toEqual([409, "state_forbids"]);
  });

  it("answers anyone but the hire's customer as if there were no hire", async () => {
    const { hireId } = await completedHire();
    const stranger = await app.as(await makeAccount(app));
    const review = (hire_id: string) => ({ ...reviewFields, hire_id });
    const missing = answerOf(await stranger.call("reviews.create", review(app.ids.next())));
    expect(missing.status).toBe(404);
    expect(answerOf(await stranger.call("reviews.create", review(hireId)))).toEqual(missing);
    const asPro = await app.as(pro.account);
    expect(answerOf(await asPro.call("reviews.create", review(hireId)))).toEqual(missing);
    expect((await app.visitor().call("reviews.create", review(hireId))).status).toBe(401);
  });

  it.each([
    ["no stars", { rating: 0 }, "rating"],
    ["six stars", { quality: 6 }, "quality"],
    ["half a star", { communication: 4.5 }, "communication"],
    ["stars as text", { punctuality: "5" }, "punctuality"],
    ["19 characters", { body: "가".repeat(19) }, "body"],
    ["1,001 characters", { body: "가".repeat(1001) }, "body"],
    ["20 spaces", { body: " ".repeat(20) }, "body"],
    ["a NUL", { body: `${reviewFields.body}\u0000` }, "body"],
    [
      "11 photos",
      { photo_ids: Array.from({ length: 11 }, () => "0195c0de-0000-7000-8000-000000000001") },
      "photo_ids",
    ],
    ["an ill-formed photo", { photo_ids: ["x"] }, "photo_ids.0"],
    ["an unknown field", { state: "shown" }, "state"],
  ])("refuses %s and stores nothing", async (_, change, field) => {
    const { hireId, client } = await completedHire();
    const before = await summaryOf(pro.proId);
    const input = { ...reviewFields, hire_id: hireId, ...change };
    const { status, error } = await client.send("reviews.create", input);
    expect([status, error.code]).toEqual([422, "invalid"]);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
    expect(await summaryOf(pro.proId)).toEqual(before);
  });

  it("takes only the author's own unused review photos", async () => {
    const { hireId, client } = await completedHire();
    const theirs = await uploadPicture(await app.as(await makeAccount(app)), "review_photo");
    const other = await uploadPicture(client, "request_photo");
    for (const photo of [theirs, other]) {
      const input = { ...reviewFields, hire_id: hireId, photo_ids: [photo] };
      const { status, error } = await client.call("reviews.create", input);
      expect([status, error.code]).toEqual([409, "upload_unusable"]);
    }
    const input = { ...reviewFields, hire_id: hireId };
    expect((await client.call("reviews.create", input)).status).toBe(201);
  });
});
