import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makePro } from "#test/factories/pros.ts";
import { makeReview } from "#test/factories/reviews.ts";

let app: TestApp;
let first: string;
let second: string;
let newest: string;

beforeAll(async () => {
  app = await testApp();
  first = (await makePro(app, { name: "첫째 고수" })).proId;
  second = (await makePro(app, { name: "둘째 고수" })).proId;
  await makeReview(app, { proId: first });
  await makeReview(app, { proId: second });
  const author = await makeAccount(app, { name: "황보카나리" });
  const body = "정말 꼼꼼했어요. ".repeat(30).trim();
  newest = (await makeReview(app, { proId: first, author, rating: 3, body })).reviewId;
});

const recent = async (query: Record<string, string> = {}) =>
  (await app.visitor().call("reviews.recent", query)).body.items;

describe("reviews.recent", () => {
  it("is each pro's newest review, the newest first, whatever its rating", async () => {
    const items = await recent();
    expect(items.map(({ pro }) => pro.id)).toEqual([first, second]);
    expect(items[0]).toMatchObject({
      id: newest,
      pro: { display_name: "첫째 고수" },
      service: { slug: "move-in-cleaning", name: "입주청소" },
      region: "서울특별시 강남구",
      rating: 3,
    });
  });

  it("shortens a long text, and tells of its author a masked name only", async () => {
    const [item] = await recent();
    expect(item?.excerpt.endsWith("…")).toBe(true);
    expect(JSON.stringify(item)).not.toContain("카나리");
  });

  it("narrows down to a service and to a region of either level", async () => {
    expect(await recent({ service: "move-in-cleaning", region: "11" })).toHaveLength(2);
    expect(await recent({ region: "11680" })).toHaveLength(2);
    expect(await recent({ region: "26" })).toEqual([]);
    expect(await recent({ service: "plumbing" })).toEqual([]);
    expect(await recent({ limit: "1" })).toHaveLength(1);
  });

  it("leaves out deleted reviews and pros who are not to be seen", async () => {
    await app.sql`UPDATE reviews SET state = 'deleted_by_author' WHERE id = ${newest}`;
    expect((await recent()).map(({ pro }) => pro.id)).toEqual([second, first]);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${first}`;
    expect((await recent()).map(({ pro }) => pro.id)).toEqual([second]);
  });

  it("refuses what is no region", async () => {
    expect((await app.visitor().send("reviews.recent", { region: "seoul" })).status).toBe(422);
  });
});
