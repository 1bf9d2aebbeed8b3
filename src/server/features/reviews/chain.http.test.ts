import type postgres from "postgres";
import { connectTo } from "#server/platform/database/connect-to.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { contentHash, verifyChain, type ChainLink } from "#domain/review/chain.ts";
import type { JsonValue } from "#domain/review/canonical-json.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { testDatabaseUrl } from "#test/database.ts";
import { makePro } from "#test/factories/pros.ts";
import { makeReview, reviewFields } from "#test/factories/reviews.ts";
import { answerOf } from "#test/same-as-missing.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const SECRET = "이 글에는 삭제한 뒤에 아무도 보아서는 안 되는 말이 있어요.";

/** The whole chain as a stranger reads it, page by page. */
async function readChain(proId: string, limit = 2): Promise<ChainLink[]> {
  const links: ChainLink[] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await app
      .visitor()
      .call("pro.reviews.chain", { proId, limit, ...(cursor ? { cursor } : {}) });
    expect(status).toBe(200);
    links.push(...(body.items as ChainLink[]));
    cursor = body.next ?? undefined;
  } while (cursor);
  return links;
}

/** Three reviews: one edited, one deleted, one as it was written. */
async function livedChain() {
  const { proId } = await makePro(app);
  const edited = await makeReview(app, { proId });
  const deleted = await makeReview(app, { proId, body: SECRET });
  await makeReview(app, { proId, rating: 3 });
  await edited.asAuthor.call("reviews.edit", {
    ...reviewFields,
    reviewId: edited.reviewId,
    rating: 4,
  });
  await deleted.asAuthor.call("reviews.delete", { reviewId: deleted.reviewId });
  return { proId, edited: edited.reviewId, deleted: deleted.reviewId };
}

/** As somebody with the owner's rights on the database could. */
async function asOwner(statement: (sql: postgres.Sql) => PromiseLike<unknown>) {
  const owner = connectTo(await testDatabaseUrl(), { max: 1 });
  try {
    await statement(owner);
  } finally {
    await owner.end();
  }
}

describe("pro.reviews.chain", () => {
  it("holds every version and deletion in order and verifies from its first link", async () => {
    const { proId } = await livedChain();
    const links = await readChain(proId);
    expect(links.map(({ event }) => event)).toEqual([
      "written",
      "written",
      "written",
      "edited",
      "deleted_by_author",
    ]);
    expect(verifyChain(links)).toEqual({ ok: true, length: 5, head: links[4]?.hash });
    expect(verifyChain(links.slice(2), links[1])).toMatchObject({ ok: true, length: 5 });
  });

  it("fixes what the pro's page shows", async () => {
    const { proId } = await livedChain();
    const links = await readChain(proId, 100);
    const { body } = await app.visitor().call("pro.reviews", { proId });
    expect(body.items).toHaveLength(2);
    for (const review of body.items) {
      const latest = links.findLast((link) => link.review_id === review.id);
      const { rating, quality, communication, punctuality } = review;
      const content = {
        service: review.service.slug,
        rating,
        quality,
        communication,
        punctuality,
        body: review.body,
        photo_ids: review.photos.map(({ id }) => id),
      };
      expect(latest?.content).toEqual(content);
      expect(latest?.content_hash).toBe(contentHash(content));
    }
  });

  it("never gives away a former version or a deleted review", async () => {
    const { proId, edited, deleted } = await livedChain();
    const links = await readChain(proId);
    const former = links.filter(
      ({ review_id, event }) =>
        review_id === deleted || (review_id === edited && event === "written"),
    );
    expect(former.map(({ content }) => content)).toEqual([undefined, undefined, { reason: null }]);
    const answers = [
      await app.visitor().call("pro.reviews.chain", { proId }),
      await app.visitor().call("pro.reviews", { proId }),
    ];
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(SECRET.slice(0, 10));
  });

  it.each([
    [
      "a kinder text",
      (sql: postgres.Sql, proId: string) => sql`
      UPDATE review_chain SET content = jsonb_set(content, '{rating}', '5') WHERE pro_id = ${proId} AND position = 3`,
      3,
      "content",
    ],
    [
      "a text with its hash",
      async (sql: postgres.Sql, proId: string) => {
        const [row] =
          await sql`SELECT content FROM review_chain WHERE pro_id = ${proId} AND position = 3`;
        const content = { ...(row?.content as Record<string, JsonValue>), rating: 5 };
        await sql`
        UPDATE review_chain SET content = ${sql.json(content)}, content_hash = ${contentHash(content)}
        WHERE pro_id = ${proId} AND position = 3`;
      },
      3,
      "hash",
    ],
    [
      "a link left out",
      (sql: postgres.Sql, proId: string) => sql`
      DELETE FROM review_chain WHERE pro_id = ${proId} AND position = 4`,
      4,
      "position",
    ],
    [
      "a link left out and the rest moved up",
      async (sql: postgres.Sql, proId: string) => {
        await sql`DELETE FROM review_chain WHERE pro_id = ${proId} AND position = 4`;
        await sql`UPDATE review_chain SET position = 4 WHERE pro_id = ${proId} AND position = 5`;
      },
      4,
      "previous_hash",
    ],
    [
      "another time",
      (sql: postgres.Sql, proId: string) => sql`
      UPDATE review_chain SET at = at - interval '1 day' WHERE pro_id = ${proId} AND position = 1`,
      1,
      "hash",
    ],
  ] as const)("shows %s to whoever computes it again", async (_, tamper, brokenAt, problem) => {
    const { proId } = await livedChain();
    await asOwner((sql) => tamper(sql, proId));
    expect(verifyChain(await readChain(proId))).toEqual({ ok: false, brokenAt, problem });
  });

  it("cannot be rewritten by the application", async () => {
    const { proId } = await livedChain();
    const change = app.sql`UPDATE review_chain SET hash = 'x' WHERE pro_id = ${proId}`;
    await expect(change).rejects.toMatchObject({ code: "42501" });
  });

  it("stays one chain when many write at once", async () => {
    const { proId } = await makePro(app);
    await Promise.all(Array.from({ length: 6 }, () => makeReview(app, { proId })));
    expect(verifyChain(await readChain(proId, 100))).toMatchObject({ ok: true, length: 6 });
    const { body } = await app.visitor().call("pro.get", { proId });
    expect(body).toMatchObject({ review_count: 6, rating: 5 });
  });

  it("is read a page at a time, by anyone who may read the pro", async () => {
    const { proId } = await livedChain();
    const bad = await app.visitor().call("pro.reviews.chain", { proId, cursor: "eA" });
    expect([bad.status, Object.keys(bad.error.fields ?? {})]).toEqual([422, ["cursor"]]);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${proId}`;
    const missing = answerOf(
      await app.visitor().call("pro.reviews.chain", { proId: app.ids.next() }),
    );
    expect(missing.status).toBe(404);
    expect(answerOf(await app.visitor().call("pro.reviews.chain", { proId }))).toEqual(missing);
  });
});

describe("pro.reviews", () => {
  it("lists the newest first, page by page", async () => {
    const { proId } = await makePro(app);
    for (const rating of [1, 2, 3]) await makeReview(app, { proId, rating });
    const first = await app.visitor().call("pro.reviews", { proId, limit: 2 });
    expect(first.body.items.map(({ rating }) => rating)).toEqual([3, 2]);
    expect(first.body.summary).toEqual({
      count: 3,
      rating: 2,
      deleted_by_author: 0,
      deleted_by_staff: 0,
    });
    const rest = await app
      .visitor()
      .call("pro.reviews", { proId, limit: 2, cursor: String(first.body.next) });
    expect(rest.body.items.map(({ rating }) => rating)).toEqual([1]);
    expect(rest.body.next).toBeNull();
  });

  it("of a pro without reviews is empty, and of a missing or hidden one missing", async () => {
    const { proId } = await makePro(app);
    expect((await app.visitor().call("pro.reviews", { proId })).body).toEqual({
      items: [],
      next: null,
      summary: { count: 0, rating: null, deleted_by_author: 0, deleted_by_staff: 0 },
    });
    const missing = answerOf(await app.visitor().call("pro.reviews", { proId: app.ids.next() }));
    expect(missing.status).toBe(404);
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${proId}`;
    expect(answerOf(await app.visitor().call("pro.reviews", { proId }))).toEqual(missing);
    const bad = await app.visitor().send("pro.reviews", { proId, limit: 1000 });
    expect(bad.status).toBe(422);
  });
});
