import { beforeAll, describe, expect, it } from "vitest";
import type { Input } from "#contract/registry.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSearchedPro } from "#test/factories/search.ts";

const PROS = 17;
const sorts = ["fit", "rating", "reviews", "hires", "price", "response"] as const;

let app: TestApp;
const all: string[] = [];

beforeAll(async () => {
  app = await testApp();
  for (let at = 0; at < PROS; at += 1) {
    // Many alike, so that equals lie across the ends of pages; some without any figure.
    const { proId } = await makeSearchedPro(app, {
      name: at % 3 === 0 ? `로고 공방 ${at}` : `고수 ${at}`,
      headline: at % 5 === 1 ? "로고 말고도 해요" : "정성껏 해요",
      services: at % 4 === 3 ? ["website-development"] : ["logo-design"],
      reviews: at % 3,
      ratingSum: (at % 3) * 4,
      hires: at % 2,
      ...(at % 4 === 0 ? { answerMinutes: 10 * (1 + (at % 3)) } : {}),
      prices: at % 4 === 1 ? [["logo-design", 10_000 * (1 + (at % 2))]] : [],
    });
    all.push(proId);
  }
});

/** Every id that a search gives, page after page; `between` happens after each page. */
async function walk(
  query: Input<"search.pro">,
  between: () => PromiseLike<unknown> = async () => 0,
) {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await app
      .visitor()
      .call("search.pro", { ...query, limit: 4, ...(cursor ? { cursor } : {}) });
    expect(status).toBe(200);
    seen.push(...body.items.map(({ pro }) => pro.id));
    cursor = body.next ?? undefined;
    await between();
  } while (cursor !== undefined && seen.length < 100);
  return seen;
}

const keys = [
  "0 0 999999999999999 999999999999999",
  "0 0 -999999999999999 0",
  "0 1 -2147483648 0",
  "9 9 0 0",
].map((key) => Buffer.from(`${key} 00000000-0000-7000-8000-000000000000`).toString("base64url"));

describe.each(sorts)("a cursor that nobody gave out, by %s", (sort) => {
  it.each([{}, { service: "logo-design" }, { q: "로고 공방" }])(
    "goes on somewhere: %j",
    async (query) => {
      for (const cursor of keys) {
        const answer = await app.visitor().send("search.pro", { ...query, sort, cursor });
        expect(answer.status).toBe(200);
      }
    },
  );
});

describe.each(sorts)("paging by %s", (sort) => {
  it.each<Input<"search.pro">>([
    {},
    { service: "logo-design" },
    { q: "로고" },
    { q: "고수" },
    { q: "ㄱㅅ" },
    { q: "공방 로고디자인" },
    { q: "fhrh" },
  ])("meets everybody found once: %j", async (query) => {
    const seen = await walk({ ...query, sort });
    const { body } = await app.visitor().call("search.pro", { ...query, sort, limit: 100 });
    expect(seen).toEqual(body.items.map(({ pro }) => pro.id));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(2);
    if (Object.keys(query).length === 0) expect(seen.toSorted()).toEqual(all.toSorted());
  });

  it("meets whoever stays the same once, while others rise, fall and hide", async () => {
    const [first = "", second = "", third = ""] = all;
    const changes = [
      app.sql`UPDATE pro_profiles SET hire_count = 90, review_count = 9, rating_sum = 45 WHERE id = ${first}`,
      app.sql`UPDATE pro_profiles SET hire_count = 0, quote_count = 9, answer_seconds = 1 WHERE id = ${second}`,
      app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${third}`,
    ];
    const seen = await walk({ sort }, async () => changes.shift());
    for (const id of all.slice(3)) expect(seen.filter((one) => one === id)).toEqual([id]);
    await app.sql`UPDATE pro_profiles SET allow_public_read = true WHERE id = ${third}`;
  });
});
