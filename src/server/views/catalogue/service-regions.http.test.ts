import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeHire } from "#test/factories/hires.ts";
import { makePro } from "#test/factories/pros.ts";
import { makeReview } from "#test/factories/reviews.ts";
import { findServiceRegionPages } from "../service-region-rows.ts";

const GANGNAM = "11680";
const SEOCHO = "11650";

let app: TestApp;
let pros: string[];

async function recount(): Promise<void> {
  app.clock.advance(3_600_000);
  await app.sweep();
}

const place = (slug: string, regionCode: string) =>
  app.visitor().call("services.inRegion", { slug, regionCode });

beforeAll(async () => {
  app = await testApp();
  pros = [];
  for (const regions of [[GANGNAM, SEOCHO], [GANGNAM], [GANGNAM], [SEOCHO]]) {
    pros.push((await makePro(app, { regions })).proId);
  }
  await makeReview(app, { proId: pros[1] ?? "", rating: 4 });
  await recount();
});

describe("a service in a region", () => {
  it("has a page where there are pros to choose from and work was done", async () => {
    const { body } = await place("move-in-cleaning", GANGNAM);
    expect(body).toMatchObject({
      service: { slug: "move-in-cleaning", name: "입주청소" },
      region: { code: GANGNAM, name: "강남구", level: "si_gun_gu" },
      around: { code: "11", pro_count: 4 },
      pro_count: 3,
      deal_count: 1,
      review_count: 1,
      rating: 4,
    });
    expect(body.top_pros.map(({ id }) => id).toSorted()).toEqual(pros.slice(0, 3).toSorted());
    // The only one who was reviewed comes first.
    expect(body.top_pros.map(({ review_count: reviews }) => reviews)).toEqual([1, 0, 0]);
    expect(body.questions.length).toBeGreaterThanOrEqual(4);
  });

  it("names the regions of a pro beginning with this one", async () => {
    const { body } = await place("move-in-cleaning", GANGNAM);
    const wide = body.top_pros.find(({ id }) => id === pros[0]);
    expect(wide).toMatchObject({
      regions: ["서울특별시 강남구", "서울특별시 서초구"],
      region_count: 2,
    });
  });

  it("counts in the si-do a pro of many parts once, and leads to its parts", async () => {
    const { body } = await place("move-in-cleaning", "11");
    expect(body).toMatchObject({ region: { level: "si_do" }, around: null, pro_count: 4 });
    expect(body.nearby).toMatchObject([{ code: GANGNAM, pro_count: 3 }]);
  });

  it.each([
    ["too few pros and no work", "move-in-cleaning", SEOCHO],
    ["a service nobody offers there", "plumbing", GANGNAM],
    ["a region that is none", "move-in-cleaning", "99999"],
    ["a dong", "move-in-cleaning", "1168064000"],
    ["no code", "move-in-cleaning", "gangnam"],
    ["no service", "nothing", GANGNAM],
  ])("has none with %s", async (_why, slug, region) => {
    const { status, error } = await place(slug, region);
    expect([status, error.code]).toEqual([404, "not_found"]);
  });

  it("is listed for its service and for search engines exactly when it has a page", async () => {
    const { body } = await app.visitor().call("services.regions", { slug: "move-in-cleaning" });
    expect(body.items).toMatchObject([{ code: "11", si_gun_gu: [{ code: GANGNAM }] }]);
    expect((await app.visitor().call("services.regions", { slug: "plumbing" })).body.items).toEqual(
      [],
    );
    expect(await findServiceRegionPages(app.sql, "2027-03-10")).toEqual([
      { service_slug: "move-in-cleaning", code: "11" },
      { service_slug: "move-in-cleaning", code: GANGNAM },
    ]);
  });

  it("goes when a pro who made it up hides their profile", async () => {
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${pros[2] ?? ""}`;
    const { body } = await place("move-in-cleaning", GANGNAM);
    expect(body.top_pros.map(({ id }) => id)).not.toContain(pros[2]);
    await recount();
    expect((await place("move-in-cleaning", GANGNAM)).status).toBe(404);
  });

  it("counts no work of a pro who hid their profile", async () => {
    for (let more = 0; more < 2; more += 1) await makePro(app, { regions: [GANGNAM] });
    await makeReview(app, { proId: pros[0] ?? "", rating: 5 });
    await recount();
    const shown = { pro_count: 4, deal_count: 2, review_count: 2, rating: 4.5 };
    expect((await place("move-in-cleaning", GANGNAM)).body).toMatchObject(shown);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${pros[1] ?? ""}`;
    await recount();
    const left = { pro_count: 3, deal_count: 1, review_count: 1, rating: 5 };
    expect((await place("move-in-cleaning", GANGNAM)).body).toMatchObject(left);
  });
});

describe("the figures of the market", () => {
  it("count those whom anyone may see", async () => {
    await recount();
    const { body } = await app.visitor().call("market.figures");
    expect(body).toMatchObject({ pro_count: 4, review_count: 1 });
    expect(body.counted_at).toMatch(/\+09:00$/);
  });
});

it("leads from a si-do to its parts by their pros, and from a part to those nearest by", async () => {
  const [songpa, dobong, haeundae] = ["11710", "11320", "26350"];
  for (const [region, count] of [
    [songpa, 5],
    [dobong, 6],
    [haeundae, 3],
  ] as const) {
    for (let made = 0; made < count; made += 1) {
      const { proId } = await makePro(app, { regions: [region] });
      if (made > 0) continue;
      await makeHire(app, { proId, customerId: (await makeAccount(app)).id, place: region });
    }
  }
  await recount();
  const near = async (code: string) =>
    (await place("move-in-cleaning", code)).body.nearby.map((region) => region.code);
  expect(await near("11")).toEqual([dobong, songpa, GANGNAM]);
  expect(await near(songpa)).toEqual([GANGNAM, dobong, haeundae]);
  expect(await near(haeundae)).toEqual([songpa, GANGNAM, dobong]);
});
