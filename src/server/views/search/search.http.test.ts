import { beforeAll, describe, expect, it } from "vitest";
import type { Input } from "#contract/registry.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeHires, makeSearchedPro } from "#test/factories/search.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  const cleaning = { services: ["move-in-cleaning"], regions: ["11680"] };
  for (const facts of [
    {
      ...cleaning,
      name: "새봄 클린",
      reviews: 20,
      ratingSum: 98,
      hires: 30,
      answerMinutes: 40,
      prices: [
        ["move-in-cleaning", 200_000],
        ["move-in-cleaning", 300_000],
      ] as [string, number][],
    },
    { ...cleaning, name: "으뜸 입주청소", reviews: 5, ratingSum: 20, answerMinutes: 300 },
    {
      name: "번개이사",
      services: ["home-moving", "small-moving"],
      regions: ["11680", "11650"],
      certificates: ["business" as const],
      prices: [
        ["home-moving", 900_000],
        ["home-moving", 1_000_000],
        ["small-moving", 150_000],
      ] as [string, number][],
    },
    {
      name: "이사랑",
      headline: "100% 방문 레슨_피아노",
      services: ["piano-lesson"],
      regions: ["11650"],
      reviews: 2,
      ratingSum: 10,
      answerMinutes: 5,
    },
    { name: "김민지", services: ["piano-lesson"], regions: ["26350"], hires: 3 },
  ]) {
    await makeSearchedPro(app, facts);
  }
});

type Search = Input<"search.pro">;

async function search(query: Search) {
  const answer = await app.visitor().call("search.pro", query);
  expect([answer.status, answer.error]).toEqual([200, {}]);
  return answer.body;
}
const names = async (query: Search) =>
  (await search(query)).items.map(({ pro }) => pro.display_name);
const sorted = async (query: Search) => (await names(query)).toSorted();

describe("search.pro by words", () => {
  it.each([
    ["입주청소", ["새봄 클린", "으뜸 입주청소"]],
    ["입주 청소", ["새봄 클린", "으뜸 입주청소"]],
    ["강남 입주청소", ["새봄 클린", "으뜸 입주청소"]],
    ["입주청ㅅ", ["새봄 클린", "으뜸 입주청소"]],
    ["이사", ["번개이사", "이사랑"]],
    ["새봄클린", ["새봄 클린"]],
    ["새 봄", ["새봄 클린"]],
    ["새봄 강남", ["새봄 클린"]],
    ["김민ㅈ", ["김민지"]],
    ["김밍", ["김민지"]],
    ["김물", []],
    ["민지", ["김민지"]],
    ["ㄱㅁㅈ", ["김민지"]],
    ["ㅂㄱㅇㅅ", ["번개이사"]],
    ["ㄱ", ["김민지"]],
    ["방문 레슨", ["이사랑"]],
    ["번갱", ["번개이사"]],
    ["해운대 피아노", ["김민지"]],
    // Nobody says these words of themselves: what they are alike to counts.
    ["새집 들어가기 전에 청소하려고요", ["새봄 클린", "으뜸 입주청소"]],
    ["입주청소 잘하는 곳", ["새봄 클린", "으뜸 입주청소"]],
    ["해운대 피아노 가르쳐 줄 분", ["김민지"]],
    ["피아느", ["이사랑", "김민지"]],
  ])("%s", async (q, expected) => {
    expect(await names({ q })).toEqual(expected);
  });
  it.each([
    ["dltk", "이사", ["번개이사", "이사랑"]],
    ["DLTK", "이사", ["번개이사", "이사랑"]],
    ["rlaalswl", "김민지", ["김민지"]],
  ])("%s, typed with an English keyboard", async (q, instead, expected) => {
    const { items, understood } = await search({ q });
    expect(items.map(({ pro }) => pro.display_name)).toEqual(expected);
    expect(understood.instead).toBe(instead);
  });
  it.each(["%", "_", "\\", "100%레슨", "-", "!!", "'"])("takes %s for itself", async (q) => {
    expect((await names({ q })).length).toBeLessThan(2);
  });
  it("finds a sign that stands there", async () => {
    expect(await names({ q: "100%" })).toEqual(["이사랑"]);
  });
  it("says how they were understood", async () => {
    const { understood, asked } = await search({ q: "강남 입주청소" });
    expect(understood).toEqual({
      instead: null,
      guessed: false,
      dropped: [],
      services: [{ slug: "move-in-cleaning", name: "입주청소" }],
      region: { code: "11680", name: "강남구", full_name: "서울특별시 강남구" },
      besides_region: "입주청소",
    });
    expect(asked).toEqual({ category: null, service: null, region: null });
  });
  it("says how they were understood where nobody is found", async () => {
    const { items, understood } = await search({ q: "강남 변기가 꽉 막혔어요" });
    expect(understood.guessed).toBe(true);
    expect([items, understood.services, understood.region?.code]).toEqual([
      [],
      [{ slug: "plumbing", name: "수도·배관" }],
      "11680",
    ]);
  });
  it("says which words it left out that nobody knows", async () => {
    const { items, understood } = await search({ q: "입주청소 쀍쀍" });
    expect(items).toHaveLength(2);
    expect([understood.dropped, understood.besides_region]).toEqual([["쀍쀍"], null]);
    expect((await search({ q: "새봄 클린" })).understood.dropped).toEqual([]);
  });
  it("says what is left of them without the region, to look elsewhere with", async () => {
    const beside = async (q: string) => (await search({ q })).understood.besides_region;
    expect(await beside("부산 입주청소 쀍쀍 추천")).toBe("입주청소");
    expect(await beside("부산")).toBe("");
  });
  it("takes several dong of one gu for the gu", async () => {
    const { items, understood } = await search({ q: "역삼동 입주청소" });
    expect(items).toHaveLength(2);
    expect(understood.region?.code).toBe("11680");
  });
  it("lists everybody without words, and by fit the same for spaces", async () => {
    expect(await names({})).toHaveLength(5);
    expect(await names({ q: "  " })).toEqual(await names({}));
  });
});

describe("search.pro by filters", () => {
  it.each<[Search, string[]]>([
    [{ category: "moving-cleaning" }, ["번개이사", "새봄 클린", "으뜸 입주청소"]],
    [{ category: "cleaning" }, ["새봄 클린", "으뜸 입주청소"]],
    [{ service: "piano-lesson" }, ["김민지", "이사랑"]],
    [{ region: "11680" }, ["번개이사", "새봄 클린", "으뜸 입주청소"]],
    [{ region: "1168064000" }, ["번개이사", "새봄 클린", "으뜸 입주청소"]],
    [{ region: "11" }, ["번개이사", "새봄 클린", "으뜸 입주청소", "이사랑"]],
    [{ region: "26" }, ["김민지"]],
    [{ min_rating: 4.9 }, ["새봄 클린", "이사랑"]],
    [{ min_rating: 4 }, ["새봄 클린", "으뜸 입주청소", "이사랑"]],
    [{ certificate: "business" }, ["번개이사"]],
    [{ certificate: "identity" }, []],
    // Of the service most done: two home moves for 950,000.
    [{ min_price: 900_000 }, ["번개이사"]],
    [{ max_price: 250_000 }, ["새봄 클린"]],
    [{ max_price: 249_999 }, []],
    [{ service: "small-moving", max_price: 150_000 }, ["번개이사"]],
    [{ service: "small-moving", min_price: 150_001 }, []],
    [{ service: "piano-lesson", region: "11650", min_rating: 5 }, ["이사랑"]],
    [{ q: "강남", service: "home-moving" }, ["번개이사"]],
  ])("%j", async (query, expected) => {
    expect(await sorted(query)).toEqual(expected);
    for (const sort of ["fit", "rating", "reviews", "hires", "price", "response"] as const) {
      expect([sort, await sorted({ ...query, sort })]).toEqual([sort, expected]);
    }
  });
  it("names what was asked", async () => {
    const { asked } = await search({
      category: "music-art",
      service: "piano-lesson",
      region: "26350",
    });
    expect(asked).toEqual({
      category: { slug: "music-art", name: "음악·미술" },
      service: { slug: "piano-lesson", name: "피아노" },
      region: { code: "26350", name: "해운대구", full_name: "부산광역시 해운대구" },
    });
  });
  it("takes for available who takes requests and was seen within fourteen days", async () => {
    const market = await testApp();
    await makeSearchedPro(market, { name: "쉬는 고수", services: ["logo-design"] });
    const seen = () =>
      market.visitor().call("search.pro", { service: "logo-design", available: "true" });
    expect((await seen()).body.items).toHaveLength(1);
    await market.sql`UPDATE pro_activity SET active_on = active_on - 15
                     WHERE pro_id IN (SELECT id FROM pro_profiles WHERE display_name = '쉬는 고수')`;
    expect((await seen()).body.items).toEqual([]);
    const [pro] = await market.sql<{ account_id: string }[]>`
      SELECT account_id FROM pro_profiles WHERE display_name = '쉬는 고수'`;
    await market.as({ id: pro?.account_id ?? "" });
    expect((await seen()).body.items).toHaveLength(1);
    await market.sql`UPDATE pro_profiles SET accepts_requests = false WHERE display_name = '쉬는 고수'`;
    expect((await seen()).body.items).toEqual([]);
    await market.sql`UPDATE pro_profiles SET state = 'suspended' WHERE display_name = '쉬는 고수'`;
  });
  it.each<[Record<string, string>, number, string]>([
    [{ category: "none" }, 404, "not_found"],
    [{ service: "none" }, 404, "not_found"],
    [{ region: "99" }, 404, "not_found"],
    [{ region: "1" }, 422, "invalid"],
    [{ min_price: "2000", max_price: "1000" }, 422, "invalid"],
    [{ min_price: "-1" }, 422, "invalid"],
    [{ min_rating: "6" }, 422, "invalid"],
    [{ available: "yes" }, 422, "invalid"],
    [{ sort: "money" }, 422, "invalid"],
    [{ certificate: "degree" }, 422, "invalid"],
    [{ cursor: "nonsense" }, 422, "invalid"],
    [{ limit: "101" }, 422, "invalid"],
    [{ q: "가".repeat(61) }, 422, "invalid"],
    [{ colour: "red" }, 422, "invalid"],
  ])("refuses %j", async (query, status, code) => {
    const answer = await app.visitor().send("search.pro", query);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
  });
  it("says what is wrong with prices", async () => {
    const answer = await app.visitor().send("search.pro", { min_price: 2, max_price: 1 });
    expect(answer.error.fields).toEqual({
      max_price: ["가장 높은 금액을 가장 낮은 금액 이상으로 적어 주세요."],
    });
  });
});

describe("search.pro in order", () => {
  const order = async (query: Search) => (await names(query)).slice(0, 3);
  it.each<[Search, string[]]>([
    [{ sort: "rating" }, ["새봄 클린", "이사랑", "으뜸 입주청소"]],
    [{ sort: "reviews" }, ["새봄 클린", "으뜸 입주청소", "이사랑"]],
    [{ sort: "hires" }, ["새봄 클린", "김민지"]],
    [{ sort: "price" }, ["새봄 클린", "번개이사"]],
    [{ sort: "price", service: "small-moving" }, ["번개이사"]],
    [{ sort: "response" }, ["이사랑", "새봄 클린", "으뜸 입주청소"]],
    [{ sort: "fit" }, ["새봄 클린"]],
  ])("%j", async (query, expected) => {
    expect((await order(query)).slice(0, expected.length)).toEqual(expected);
  });
  it("shows the price of the service asked for, else of the one most done", async () => {
    const priceOf = async (query: Search) => (await search(query)).items[0]?.price;
    expect(await priceOf({ q: "번개" })).toEqual({
      service: { slug: "home-moving", name: "가정이사" },
      median: 950_000,
      count: 10,
    });
    expect(await priceOf({ q: "번개", service: "small-moving" })).toMatchObject({
      median: 150_000,
    });
    expect(await priceOf({ q: "김민지" })).toBeNull();
  });
  it("shows, beside words that name several services, the one of them most done, and no other work", async () => {
    const [named, other] = [["plumbing", "bathroom-remodel"], "full-interior"];
    const services = [...named, other];
    const both = await makeSearchedPro(app, { name: "두 가지 하는 집", services });
    await makeHires(app, both.proId, 9, { service: other, price: 54_000_000 });
    await makeHires(app, both.proId, 5, { service: "plumbing", price: 100_000 });
    await makeHires(app, both.proId, 6, { service: "bathroom-remodel", price: 9_000_000 });
    const neither = await makeSearchedPro(app, { name: "다른 일 하는 집", services });
    await makeHires(app, neither.proId, 7, { service: other, price: 30_000_000 });
    const pricesOf = async (query: Search) => {
      const { items } = await search({ limit: 100, ...query });
      const prices = new Map(items.map(({ pro, price }) => [pro.id, price?.median]));
      return [both, neither].map(({ proId }) => prices.get(proId));
    };
    expect(await pricesOf({ q: "변기" })).toEqual([9_000_000, undefined]);
    // Ordered by it, the list says what it is ordered by.
    expect(await pricesOf({ q: "변기", sort: "price" })).toEqual([54_000_000, 30_000_000]);
  });
  it("tells of no fewer than five deals, as the pro's page does: not by filter, order or figure", async () => {
    const service = "logo-design";
    const few = await makeSearchedPro(app, { name: "네 번 한 로고", services: [service] });
    await makeHires(app, few.proId, 4, { service, price: 70_000 });
    const some = await makeSearchedPro(app, {
      name: "많이 한 로고",
      services: [service],
      reviews: 9,
    });
    await makeHires(app, some.proId, 6, { service, price: 90_000 });
    const pageOf = async (proId: string) =>
      (await app.visitor().call("pro.get", { proId })).body.services[0]?.typical_price;
    const both = ["많이 한 로고", "네 번 한 로고"];
    const found = async () => [
      await names({ service, max_price: 80_000 }),
      await names({ service, sort: "price" }),
      (await search({ q: "네 번 한 로고", sort: "price" })).items[0]?.price ?? null,
      await pageOf(few.proId),
    ];
    expect(await found()).toEqual([[], both, null, null]);
    await makeHires(app, few.proId, 1, { service, price: 80_001 });
    expect(await found()).toEqual([
      ["네 번 한 로고"],
      both.toReversed(),
      { service: { slug: service, name: "로고" }, median: 70_000, count: 5 },
      { amount: 70_000, deals: 5 },
    ]);
    expect(await pageOf(some.proId)).toEqual({ amount: 90_000, deals: 6 });
  });
  it("says why, what was asked for first", async () => {
    const [found] = (await search({ q: "새봄", service: "move-in-cleaning" })).items;
    expect(found?.reasons).toEqual([
      { kind: "name_matches", value: null },
      { kind: "service_matches", value: null },
      { kind: "high_rating", value: 4.9 },
      { kind: "many_reviews", value: 20 },
    ]);
    expect(found?.regions).toEqual([
      { code: "11680", name: "강남구", full_name: "서울특별시 강남구" },
    ]);
    expect(found?.services).toEqual([{ slug: "move-in-cleaning", name: "입주청소" }]);
  });
});

describe("search.pro finding nobody", () => {
  it("names neighbouring places and services alike where there are pros", async () => {
    const { items, nearby } = await search({ service: "move-in-cleaning", region: "11650" });
    expect(items).toEqual([]);
    expect(nearby.regions.map(({ code }) => code)).toEqual(["11680"]);
    const { nearby: other } = await search({ service: "guitar-lesson", region: "11650" });
    expect(other.services).toEqual([{ slug: "piano-lesson", name: "피아노" }]);
  });
  it("takes them from the words, too", async () => {
    const { nearby } = await search({ q: "서초 입주청소" });
    expect(nearby.regions.map(({ code }) => code)).toEqual(["11680"]);
  });
  it("goes by what was chosen where the words say something else", async () => {
    const both = { q: "해운대 입주청소", region: "11650" };
    const { nearby } = await search({ ...both, service: "move-in-cleaning" });
    expect(nearby.regions.map(({ code }) => code)).toEqual(["11680"]);
    const { nearby: other } = await search({ ...both, service: "guitar-lesson" });
    expect(other.services).toEqual([{ slug: "piano-lesson", name: "피아노" }]);
  });
  it("names nothing where somebody was found, or nothing was asked", async () => {
    const empty = { regions: [], services: [] };
    expect((await search({ q: "입주청소" })).nearby).toEqual(empty);
    expect((await search({ q: "아무도아닌이름" })).nearby).toEqual(empty);
  });
});
