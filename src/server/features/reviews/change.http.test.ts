import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { notificationKinds } from "#test/factories/market.ts";
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

const summaryOf = async (proId: string) =>
  (await app.visitor().call("pro.reviews", { proId })).body.summary;
const noticesOf = async ({ account }: TestPro) => notificationKinds(await app.as(account));

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

  it("keeps all of what was changed", async () => {
    const own = await makePro(app);
    const { reviewId, asAuthor } = await makeReview(app, { proId: own.proId });
    const changed = {
      rating: 3,
      quality: 4,
      communication: 2,
      punctuality: 1,
      body: "청소는 좋았는데 약속한 시각보다 많이 늦으셨어요.",
    };
    await asAuthor.call("reviews.edit", { reviewId, ...changed, photo_ids: [] });
    const { items } = (await app.visitor().call("pro.reviews", { proId: own.proId })).body;
    expect(items).toMatchObject([changed]);
    expect((await asAuthor.call("users.me.reviews")).body.items).toMatchObject([changed]);
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
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
