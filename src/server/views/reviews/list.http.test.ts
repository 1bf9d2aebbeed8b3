import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { Input } from "#contract/registry.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeHire } from "#test/factories/hires.ts";
import { makeSignedInPro, type SignedInPro } from "#test/factories/market.ts";
import { reviewFields } from "#test/factories/reviews.ts";
import { uploadPicture } from "#test/factories/uploads.ts";

let app: TestApp;
let pro: SignedInPro;
/** Reviews in the order in which they were written, named after their stars. */
let ids: Record<"five" | "two" | "fiveOther" | "four" | "twoPhoto", string>;

beforeAll(async () => {
  app = await testApp();
  pro = await makeSignedInPro(app, { services: ["move-in-cleaning", "house-cleaning"] });
  const five = await write({ rating: 5 });
  const two = await write({ rating: 2, quality: 1, communication: 2, punctuality: 3 });
  const fiveOther = await write({ rating: 5, service: "house-cleaning" });
  const four = await write({ rating: 4, service: "house-cleaning" });
  const twoPhoto = await write({ rating: 2, photo: true });
  ids = { five, two, fiveOther, four, twoPhoto };
});

async function write(
  facts: { service?: string; photo?: boolean } & Partial<typeof reviewFields>,
): Promise<string> {
  const { service = "move-in-cleaning", photo = false, ...fields } = facts;
  const author = await makeAccount(app);
  const { hireId } = await makeHire(app, { customerId: author.id, proId: pro.proId, service });
  const client = await app.as(author);
  const photo_ids = photo ? [await uploadPicture(client, "review_photo")] : [];
  const input = { ...reviewFields, ...fields, photo_ids, hire_id: hireId };
  return (await client.call("reviews.create", input)).body.id;
}

type Filter = Omit<Input<"pro.reviews">, "proId">;
const list = (filter: Filter) => app.visitor().call("pro.reviews", { proId: pro.proId, ...filter });
const listed = async (filter: Filter) => (await list(filter)).body.items.map(({ id }) => id);

/** All of it, one review a page. */
async function walked(filter: Filter): Promise<string[]> {
  const all: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      ...filter,
      limit: 1,
      ...(cursor ? { cursor } : {}),
    });
    all.push(...page.body.items.map(({ id }) => id));
    cursor = page.body.next;
  } while (cursor !== null);
  return all;
}

describe("the reviews of a pro", () => {
  it.each([
    ["newest", ["twoPhoto", "four", "fiveOther", "two", "five"]],
    ["highest", ["fiveOther", "five", "four", "twoPhoto", "two"]],
    ["lowest", ["twoPhoto", "two", "four", "fiveOther", "five"]],
  ] as const)("come by %s, at once and page by page", async (sort, order) => {
    const expected = order.map((name) => ids[name]);
    expect(await listed({ sort })).toEqual(expected);
    expect(await walked({ sort })).toEqual(expected);
  });

  it.each([
    [{ rating: 5 }, ["fiveOther", "five"]],
    [{ rating: 3 }, []],
    [{ service: "house-cleaning" }, ["four", "fiveOther"]],
    [{ service: "home-moving" }, []],
    [{ with_photo: "true" }, ["twoPhoto"]],
    [{ rating: 2, service: "move-in-cleaning", with_photo: "true" }, ["twoPhoto"]],
    [{ rating: 2, sort: "lowest" }, ["twoPhoto", "two"]],
  ] as const)("with %j are those alone", async (filter, order) => {
    const expected = order.map((name) => ids[name]);
    expect(await listed(filter)).toEqual(expected);
    expect(await walked(filter)).toEqual(expected);
  });

  it.each([
    ["rating", "0"],
    ["rating", "6"],
    ["rating", "4.5"],
    ["with_photo", "no"],
    ["sort", "oldest"],
    ["service", "\u0000"],
    ["cursor", "bm90aGluZw"],
  ])("refuse the filter %s=%j", async (name, value) => {
    const url = `/api/v2/pro/${pro.proId}/reviews/?${name}=${encodeURIComponent(value)}`;
    const answer = await app.visitor().raw({ method: "GET", url });
    expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
  });

  it("come to figures that leave out what was deleted", async () => {
    const summary = await app.visitor().call("pro.reviews.summary", { proId: pro.proId });
    expect(summary.body).toEqual({
      count: 5,
      rating: 3.6,
      quality: 4.2,
      communication: 3.6,
      punctuality: 4.6,
      distribution: [
        { rating: 5, count: 2 },
        { rating: 4, count: 1 },
        { rating: 3, count: 0 },
        { rating: 2, count: 2 },
        { rating: 1, count: 0 },
      ],
      by_service: [
        { slug: "move-in-cleaning", name: "입주청소", count: 3 },
        { slug: "house-cleaning", name: "거주청소·가사도우미", count: 2 },
      ],
      with_photo: 1,
      deleted_by_author: 0,
      deleted_by_staff: 0,
      staff_reasons: [],
    });
    const author = await app.sql`SELECT author_id FROM reviews WHERE id = ${ids.twoPhoto}`;
    await app.sql`UPDATE reviews SET state = 'deleted_by_author' WHERE id = ${ids.twoPhoto}`;
    expect(author).toHaveLength(1);
    const after = (await app.visitor().call("pro.reviews.summary", { proId: pro.proId })).body;
    expect([after.count, after.rating, after.with_photo]).toEqual([4, 4, 0]);
    expect(await listed({ with_photo: "true" })).toEqual([]);
  });

  it("of a pro without any come to nothing", async () => {
    const { proId } = await makeSignedInPro(app);
    const { body } = await app.visitor().call("pro.reviews.summary", { proId });
    expect([body.count, body.rating, body.by_service]).toEqual([0, null, []]);
  });

  it("of a hidden pro are missing, with their figures", async () => {
    const { proId } = await makeSignedInPro(app);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${proId}`;
    const answer = await app.visitor().call("pro.reviews.summary", { proId });
    expect([answer.status, answer.error.code]).toEqual([404, "not_found"]);
  });
});
