import { beforeAll, expect, it } from "vitest";
import type { Input } from "#contract/registry.ts";
import { SEARCH_SORTS } from "#domain/search/search-sorts.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSearchedPro, type SearchedPro } from "#test/factories/search.ts";

const service = "logo-design";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  const best = { reviews: 30, ratingSum: 150, hires: 90, answerMinutes: 5 };
  const pros: (Omit<SearchedPro, "prices"> & { won?: number; accepts: boolean })[] = [
    { name: "한결 로고 으뜸", ...best, won: 10_000, accepts: false },
    { name: "한결 로고 둘째", ...best, accepts: false },
    { name: "한결 로고 셋째", reviews: 1, ratingSum: 1, won: 90_000, accepts: true },
    { name: "한결 로고 넷째", accepts: true },
  ];
  for (const { won, accepts, ...facts } of pros) {
    const { proId } = await makeSearchedPro(app, {
      ...facts,
      services: [service],
      prices: won === undefined ? [] : [[service, won]],
    });
    await app.sql`UPDATE pro_profiles SET accepts_requests = ${accepts} WHERE id = ${proId}`;
  }
  await app.sweep();
});

async function accepting(query: Input<"search.pro">): Promise<boolean[]> {
  const all: boolean[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await app
      .visitor()
      .call("search.pro", { ...query, limit: 1, ...(cursor === undefined ? {} : { cursor }) });
    all.push(...body.items.map((item) => item.accepts_requests));
    cursor = body.next ?? undefined;
  } while (cursor !== undefined && all.length < 9);
  return all;
}

it.each(
  SEARCH_SORTS.flatMap((sort) => [
    { sort, service },
    { sort, q: "한결" },
  ]),
)("who takes no requests comes after all who do, page by page: %j", async (query) => {
  expect(await accepting(query)).toEqual([true, true, false, false]);
});

it.each(["한", "한결 로고", "ㅎㄱㄹㄱ", "ㅎㄱㄹㄱㅇ"])(
  "so it is in what %s suggests",
  async (q) => {
    const { body } = await app.visitor().call("search.suggest", { q });
    const names = body.items.filter(({ kind }) => kind === "pro").map(({ name }) => name);
    if (q === "ㅎㄱㄹㄱㅇ") expect(names).toEqual(["한결 로고 으뜸"]);
    else expect(names.slice(0, 2).toSorted()).toEqual(["한결 로고 넷째", "한결 로고 셋째"]);
  },
);

it("a pro who takes requests again stands where they stood", async () => {
  const first = async () => {
    const { body } = await app.visitor().call("search.pro", { service });
    return body.items[0]?.pro.display_name;
  };
  await app.sql`UPDATE pro_profiles SET accepts_requests = true WHERE display_name = '한결 로고 으뜸'`;
  expect(await first()).toBe("한결 로고 으뜸");
});
