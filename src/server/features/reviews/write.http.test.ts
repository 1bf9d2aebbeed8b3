import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeHire } from "#test/factories/hires.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";
import { makeReview, reviewFields } from "#test/factories/reviews.ts";
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
const noticesOf = async ({ account }: TestPro) =>
  (await (await app.as(account)).call("users.me.notifications")).body.items.map(({ kind }) => kind);

describe("reviews.create", () => {
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
    const told =
      await app.sql`SELECT account_id FROM person_events WHERE payload->>'quote_id' = ${quoteId}`;
    expect(told.map((row) => row.account_id as string).toSorted()).toEqual(
      [customer.id, own.account.id].toSorted(),
    );
  });

  it("is once per hire, also for two at a time and after deleting", async () => {
    const { hireId, client } = await completedHire();
    const before = await summaryOf(pro.proId);
    const write = () => client.call("reviews.create", { ...reviewFields, hire_id: hireId });
    const answers = await Promise.all([write(), write()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
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

describe("reviews.edit", () => {
  it("replaces the text, moves the average and tells the pro", async () => {
    const own = await makePro(app);
    const { reviewId, asAuthor } = await makeReview(app, { proId: own.proId });
    app.clock.advance(60_000);
    const { status, body } = await asAuthor.call("reviews.edit", {
      ...reviewFields,
      reviewId,
      rating: 2,
      body: "한 달 뒤에 다시 보니 아쉬운 곳이 여럿 보였어요.",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ rating: 2, edited: true, mine: true });
    expect(await summaryOf(own.proId)).toMatchObject({ count: 1, rating: 2 });
    expect(await noticesOf(own)).toEqual(["review_changed", "review_received"]);
  });

  it("keeps, drops and brings back photos", async () => {
    const { reviewId, asAuthor } = await makeReview(app, { proId: pro.proId });
    const first = await uploadPicture(asAuthor, "review_photo");
    const second = await uploadPicture(asAuthor, "review_photo");
    const shown = async (...photo_ids: string[]) => {
      const { body } = await asAuthor.call("reviews.edit", {
        ...reviewFields,
        reviewId,
        photo_ids,
      });
      return body.photos.map(({ id }) => id);
    };
    expect(await shown(first)).toEqual([first]);
    expect(await shown(second, first)).toEqual([second, first]);
    expect(await shown(second)).toEqual([second]);
    expect((await app.visitor().call("uploads.file", { uploadId: first })).status).toBe(404);
    expect(await shown(first)).toEqual([first]);
    expect((await app.visitor().call("uploads.file", { uploadId: first })).status).toBe(200);
  });

  it("does nothing when nothing changed", async () => {
    const own = await makePro(app);
    const { reviewId, asAuthor } = await makeReview(app, { proId: own.proId });
    app.clock.advance(60_000);
    const { body } = await asAuthor.call("reviews.edit", { ...reviewFields, reviewId });
    expect(body.edited).toBe(false);
    expect(
      (await app.visitor().call("pro.reviews.chain", { proId: own.proId })).body.items,
    ).toHaveLength(1);
  });

  it("is the author's alone", async () => {
    const { reviewId } = await makeReview(app, { proId: pro.proId });
    const stranger = await app.as(await makeAccount(app));
    const edit = (id: string) => ({ ...reviewFields, reviewId: id });
    const missing = answerOf(await stranger.call("reviews.edit", edit(app.ids.next())));
    expect(missing.status).toBe(404);
    expect(answerOf(await stranger.call("reviews.edit", edit(reviewId)))).toEqual(missing);
    expect(
      answerOf(await (await app.as(pro.account)).call("reviews.edit", edit(reviewId))),
    ).toEqual(missing);
    expect((await app.visitor().call("reviews.edit", edit(reviewId))).status).toBe(401);
  });

  it("refuses bad input, foreign photos and a deleted review", async () => {
    const { reviewId, asAuthor } = await makeReview(app, { proId: pro.proId });
    const bad = await asAuthor.send("reviews.edit", { ...reviewFields, reviewId, rating: 9 });
    expect(bad.status).toBe(422);
    const photo = await uploadPicture(await app.as(await makeAccount(app)), "review_photo");
    const foreign = await asAuthor.call("reviews.edit", {
      ...reviewFields,
      reviewId,
      photo_ids: [photo],
    });
    expect(foreign.error.code).toBe("upload_unusable");
    await asAuthor.call("reviews.delete", { reviewId });
    const late = await asAuthor.call("reviews.edit", { ...reviewFields, reviewId, rating: 1 });
    expect([late.status, late.error.code]).toEqual([409, "state_forbids"]);
  });
});

describe("reviews.delete", () => {
  it("leaves nothing but a visible count", async () => {
    const own = await makePro(app);
    const { reviewId, asAuthor } = await makeReview(app, { proId: own.proId });
    await makeReview(app, { proId: own.proId, rating: 3 });
    expect(await summaryOf(own.proId)).toMatchObject({ count: 2, rating: 4 });
    expect((await asAuthor.call("reviews.delete", { reviewId })).body).toEqual({});
    const { body } = await app.visitor().call("pro.reviews", { proId: own.proId });
    expect(body.items.map(({ rating }) => rating)).toEqual([3]);
    expect(body.summary).toEqual({
      count: 1,
      rating: 3,
      deleted_by_author: 1,
      deleted_by_staff: 0,
    });
    expect(await noticesOf(own)).toEqual(["review_changed", "review_received", "review_received"]);
  });

  it("happens once, by the author alone", async () => {
    const { reviewId, asAuthor } = await makeReview(app, { proId: pro.proId });
    const asPro = await app.as(pro.account);
    const missing = answerOf(await asPro.call("reviews.delete", { reviewId: app.ids.next() }));
    expect(missing.status).toBe(404);
    expect(answerOf(await asPro.call("reviews.delete", { reviewId }))).toEqual(missing);
    expect((await app.visitor().call("reviews.delete", { reviewId })).status).toBe(401);
    const answers = await Promise.all(
      [1, 2].map(() => asAuthor.call("reviews.delete", { reviewId })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
