import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makePro } from "#test/factories/pros.ts";
import { makeReview } from "#test/factories/reviews.ts";
import { answerOf } from "#test/same-as-missing.ts";

let app: TestApp;
let proId: string;
let asPro: TestClient;
let asAuthor: TestClient;
let reviewId: string;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.clock.advance(60_000);
  const pro = await makePro(app);
  ({ proId } = pro);
  asPro = await app.as(pro.account);
  ({ reviewId, asAuthor } = await makeReview(app, { proId }));
});

async function say(client: TestClient, body: string): Promise<string> {
  app.clock.advance(1_000);
  return (await client.call("reviews.comments.create", { reviewId, body })).body.id;
}

async function talk(client = app.visitor()) {
  const { body } = await client.call("reviews.comments", { reviewId });
  return body.items.map(({ body: text, deleted, edited }) => ({ text, deleted, edited }));
}

async function versions(commentId: string) {
  const rows = await app.sql<{ version: number; event: string; body: string }[]>`
    SELECT version, event, body FROM review_comment_versions WHERE comment_id = ${commentId} ORDER BY version`;
  return rows.map(({ version, event, body }) => [version, event, body]);
}

describe("reviews.comments.edit", () => {
  it("replaces one's own text, marks it, and keeps each text before", async () => {
    const commentId = await say(asPro, "고마워요.");
    const edit = (body: string) =>
      asPro.call("reviews.comments.edit", { reviewId, commentId, body });
    const { status, body } = await edit(" 정말 고마워요. ");
    expect([status, body]).toMatchObject([
      200,
      { id: commentId, body: "정말 고마워요.", edited: true, deleted: false, mine: true },
    ]);
    await edit("또 뵐게요.");
    // The same again is no version.
    await edit("또 뵐게요. ");
    expect(await talk()).toEqual([{ text: "또 뵐게요.", deleted: false, edited: true }]);
    expect(await versions(commentId)).toEqual([
      [1, "edited", "고마워요."],
      [2, "edited", "정말 고마워요."],
    ]);
  });

  it("keeps every text when two edits come at once", async () => {
    const commentId = await say(asAuthor, "처음");
    const answers = await Promise.all(
      ["둘", "셋"].map((body) =>
        asAuthor.call("reviews.comments.edit", { reviewId, commentId, body }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await versions(commentId)).toHaveLength(2);
  });

  it.each([
    ["nothing", " "],
    ["1,001 characters", "가".repeat(1001)],
    ["a NUL", "고마워요\u0000"],
    ["a number", 7],
  ])("refuses %s", async (_case, body) => {
    const commentId = await say(asPro, "고마워요.");
    const answer = await asPro.send("reviews.comments.edit", { reviewId, commentId, body });
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([422, ["body"]]);
  });

  it("is not for a pro who is suspended, who may still delete theirs", async () => {
    const commentId = await say(asPro, "고마워요.");
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${proId}`;
    const edit = { reviewId, commentId, body: "다른 말" };
    expect((await asPro.call("reviews.comments.edit", edit)).status).toBe(404);
    expect((await asPro.call("reviews.comments.delete", { reviewId, commentId })).status).toBe(200);
  });
});

describe("reviews.comments.delete", () => {
  it("leaves nothing when nobody answered", async () => {
    const commentId = await say(asPro, "고마워요.");
    await say(asPro, "하나 더요.");
    const { status } = await asPro.call("reviews.comments.delete", { reviewId, commentId });
    expect(status).toBe(200);
    expect(await talk()).toEqual([{ text: "하나 더요.", deleted: false, edited: false }]);
    expect(await versions(commentId)).toEqual([[1, "deleted", "고마워요."]]);
  });

  it("leaves its place while the other side's answer stands, without its words", async () => {
    const commentId = await say(asPro, "전화 주세요.");
    const answer = await say(asAuthor, "네, 드릴게요.");
    await asPro.call("reviews.comments.delete", { reviewId, commentId });
    expect(await talk()).toEqual([
      { text: "", deleted: true, edited: false },
      { text: "네, 드릴게요.", deleted: false, edited: false },
    ]);
    const page = await app.visitor().call("pro.reviews", { proId });
    expect(page.body.items[0]?.comments.map(({ deleted }) => deleted)).toEqual([true, false]);
    expect(JSON.stringify(page.body)).not.toContain("전화 주세요");
    await asAuthor.call("reviews.comments.delete", { reviewId, commentId: answer });
    expect(await talk()).toEqual([]);
  });

  it("is done once: what is deleted cannot be deleted or edited again", async () => {
    const commentId = await say(asPro, "고마워요.");
    await say(asAuthor, "네.");
    await asPro.call("reviews.comments.delete", { reviewId, commentId });
    const missing = { reviewId, commentId: app.ids.next() };
    const expected = answerOf(await asPro.call("reviews.comments.delete", missing));
    expect(expected.status).toBe(404);
    expect(answerOf(await asPro.call("reviews.comments.delete", { reviewId, commentId }))).toEqual(
      expected,
    );
    expect(
      answerOf(await asPro.call("reviews.comments.edit", { reviewId, commentId, body: "아니요" })),
    ).toEqual(expected);
  });
});

describe("a comment", () => {
  it("is its writer's: for the other side and for strangers there is none to change", async () => {
    const commentId = await say(asPro, "고마워요.");
    const stranger = await app.as(await makeAccount(app));
    for (const client of [asAuthor, stranger]) {
      for (const [name, more] of [
        ["reviews.comments.edit", { body: "바꿔 볼게요" }],
        ["reviews.comments.delete", {}],
      ] as const) {
        const answer = await client.send(name, { reviewId, commentId, ...more });
        const missing = await client.send(name, { reviewId, commentId: app.ids.next(), ...more });
        expect(answer.status).toBe(404);
        expect(answerOf(answer)).toEqual(answerOf(missing));
      }
    }
    expect(
      (await app.visitor().call("reviews.comments.delete", { reviewId, commentId })).status,
    ).toBe(401);
    expect(await talk()).toEqual([{ text: "고마워요.", deleted: false, edited: false }]);
  });

  it("is found below its own review only", async () => {
    const commentId = await say(asPro, "고마워요.");
    const { reviewId: other } = await makeReview(app, { proId });
    const { status } = await asPro.call("reviews.comments.delete", { reviewId: other, commentId });
    expect(status).toBe(404);
  });

  it("goes out of reach with its review", async () => {
    const commentId = await say(asPro, "고마워요.");
    await asAuthor.call("reviews.delete", { reviewId });
    const edit = { reviewId, commentId, body: "바꿔 볼게요" };
    expect((await asPro.call("reviews.comments.edit", edit)).status).toBe(404);
    expect((await asPro.call("reviews.comments.delete", { reviewId, commentId })).status).toBe(404);
  });

  it("keeps its record from the application itself", async () => {
    const commentId = await say(asPro, "고마워요.");
    await asPro.call("reviews.comments.edit", { reviewId, commentId, body: "정말 고마워요." });
    await expect(app.sql`DELETE FROM review_comment_versions`).rejects.toThrow("permission denied");
    await expect(app.sql`UPDATE review_comment_versions SET body = ''`).rejects.toThrow(
      "permission denied",
    );
  });
});
