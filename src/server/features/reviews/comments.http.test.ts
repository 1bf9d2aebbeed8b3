import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";
import { makeReview } from "#test/factories/reviews.ts";
import { answerOf } from "#test/same-as-missing.ts";

let app: TestApp;
let pro: TestPro;
let asPro: TestClient;
let author: TestAccount;
let asAuthor: TestClient;
let reviewId: string;

beforeAll(async () => {
  app = await testApp();
  pro = await makePro(app, { name: "한결 청소" });
  asPro = await app.as(pro.account);
  ({ reviewId, author, asAuthor } = await makeReview(app, {
    proId: pro.proId,
    author: await makeAccount(app, { name: "김하나" }),
  }));
});

const lastNotice = async (client: TestClient) =>
  (await client.call("users.me.notifications")).body.items[0];

describe("reviews.comments.create", () => {
  it("is for the reviewed pro and the author, each of whom hears of the other's", async () => {
    const answer = await asPro.call("reviews.comments.create", {
      reviewId,
      body: " 맡겨 주셔서 고마워요. ",
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: answer.body.id,
      author_role: "pro",
      author_name: "한결 청소",
      body: "맡겨 주셔서 고마워요.",
      created_at: "2027-03-10T12:00:00+09:00",
      edited: false,
      deleted: false,
      mine: true,
    });
    expect(await lastNotice(asAuthor)).toMatchObject({
      kind: "review_commented",
      path: `/pros/${pro.proId}#reviews`,
    });
    const reply = await asAuthor.call("reviews.comments.create", {
      reviewId,
      body: "또 부탁드릴게요.",
    });
    expect(reply.body).toMatchObject({ author_role: "author", author_name: "김○○", mine: true });
    expect(await lastNotice(asPro)).toMatchObject({ kind: "review_commented" });
  });

  it("answers everyone else as if there were no review", async () => {
    const comment = (id: string) => ({ reviewId: id, body: "저도 한마디 할게요." });
    const otherPro = await app.as((await makePro(app)).account);
    const missing = answerOf(
      await otherPro.call("reviews.comments.create", comment(app.ids.next())),
    );
    expect(missing.status).toBe(404);
    expect(answerOf(await otherPro.call("reviews.comments.create", comment(reviewId)))).toEqual(
      missing,
    );
    expect(answerOf(await otherPro.call("reviews.comments.create", comment("no-id")))).toEqual(
      missing,
    );
    expect((await app.visitor().call("reviews.comments.create", comment(reviewId))).status).toBe(
      401,
    );
  });

  it.each([
    ["nothing", "  "],
    ["1,001 characters", "가".repeat(1001)],
    ["a NUL", "고마워요\u0000"],
    ["a number", 7],
  ])("refuses %s", async (_, body) => {
    const { status, error } = await asPro.send("reviews.comments.create", { reviewId, body });
    expect([status, error.code]).toEqual([422, "invalid"]);
    expect(Object.keys(error.fields ?? {})).toEqual(["body"]);
  });

  it("is over while the pro is suspended and once the review is deleted", async () => {
    const other = await makePro(app);
    const asOther = await app.as(other.account);
    const { reviewId: id, asAuthor: asIts } = await makeReview(app, { proId: other.proId });
    const comment = { reviewId: id, body: "고마워요." };
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${other.proId}`;
    expect((await asOther.call("reviews.comments.create", comment)).status).toBe(404);
    await app.sql`UPDATE pro_profiles SET state = 'approved' WHERE id = ${other.proId}`;
    expect((await asOther.call("reviews.comments.create", comment)).status).toBe(201);
    await asIts.call("reviews.delete", { reviewId: id });
    expect((await asOther.call("reviews.comments.create", comment)).status).toBe(404);
    expect((await app.visitor().call("reviews.comments", { reviewId: id })).status).toBe(404);
  });
});

describe("reviews.comments", () => {
  it("shows anyone the comments in order, and whose is one's own", async () => {
    const { status, body } = await app.visitor().call("reviews.comments", { reviewId });
    expect(status).toBe(200);
    expect(body.next).toBeNull();
    expect(body.items.map(({ author_role, mine }) => [author_role, mine])).toEqual([
      ["pro", false],
      ["author", false],
    ]);
    const own = await (await app.as(author)).call("reviews.comments", { reviewId });
    expect(own.body.items.map(({ mine }) => mine)).toEqual([false, true]);
  });

  it("stand with the review on the pro's page, which says who may add one", async () => {
    const reviewFor = async (client: TestClient) =>
      (await client.call("pro.reviews", { proId: pro.proId })).body.items[0];
    expect(await reviewFor(app.visitor())).toMatchObject({ can_comment: false, mine: false });
    expect(await reviewFor(asPro)).toMatchObject({ can_comment: true, mine: false });
    expect(await reviewFor(asAuthor)).toMatchObject({ can_comment: true, mine: true });
    expect((await reviewFor(asAuthor))?.comments).toHaveLength(2);
  });

  it("of a missing review are missing, and of a pro who is not public for strangers too", async () => {
    const missing = answerOf(
      await app.visitor().call("reviews.comments", { reviewId: app.ids.next() }),
    );
    expect(missing.status).toBe(404);
    const hidden = await makePro(app);
    const { reviewId: id, asAuthor: asIts } = await makeReview(app, { proId: hidden.proId });
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${hidden.proId}`;
    expect(answerOf(await app.visitor().call("reviews.comments", { reviewId: id }))).toEqual(
      missing,
    );
    expect((await asIts.call("reviews.comments", { reviewId: id })).status).toBe(200);
  });
});
