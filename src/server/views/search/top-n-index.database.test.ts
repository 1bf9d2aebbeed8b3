import { beforeAll, expect, it } from "vitest";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { toJamo } from "#domain/hangul/jamo.ts";
import { readWords } from "#domain/search/read-words.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSearchedPro } from "#test/factories/search.ts";
import type { SearchKey } from "./cursor.ts";
import { findPros } from "./find-pros.ts";
import { findNamed } from "./named-pros.ts";
import { TOP_N } from "./top-n-index.ts";
import { loadVocabulary } from "./load-vocabulary.ts";

/** From few points of fit to many, on both sides of each front. */
const figures = [
  {},
  { reviews: 10, ratingSum: 48, hires: 5 },
  { reviews: 10, ratingSum: 50, hires: 12, answerMinutes: 30 },
  { reviews: 60, ratingSum: 300, hires: 90, answerMinutes: 5 },
] as const;

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  for (let at = 0; at < 24; at += 1) {
    await makeSearchedPro(app, {
      name: `${["로고 공방", "새봄 공방", "새봄"][at % 3]} ${at}`,
      headline: at % 5 === 1 ? "로고와 새봄" : "정성껏 해요",
      services: at % 4 < 2 ? ["website-development"] : ["logo-design"],
      ...figures[(at + Math.floor(at / 4)) % figures.length],
    });
  }
});

/** Everybody found, page after page. */
async function found(words: string | null, isAboveThreshold: boolean) {
  const vocabulary = await loadVocabulary(app.sql, seoulDay(app.clock.now().getTime()));
  const reading = words === null ? null : readWords(words, vocabulary);
  const all: SearchKey[] = [];
  for (let rows = 1; rows > 0;) {
    const page = await findPros(app.sql, {
      filters: [],
      reading,
      sort: "fit",
      pricedService: null,
      after: all.at(-1) ?? null,
      limit: 3,
      isAboveThreshold,
    });
    all.push(...page.map(({ pro_id: id, ...key }) => ({ ...key, id, wording: 0 })));
    rows = page.length;
  }
  return all;
}

it.each([null, "로고", "새봄", "새봄 공방", "새봄 로고디자인", "로고 로고디자인", "ㅅㅂ", "sa"])(
  "a crowd is found in the same order, the front first: %s",
  async (words) => {
    const all = await found(words, false);
    expect(await found(words, true)).toEqual(all);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    if (words === "sa") return;
    const points = all.map(({ place }) => Math.floor(place / 2 ** 32));
    expect(Math.max(...points)).toBeGreaterThanOrEqual(TOP_N.facets);
    expect(Math.min(...points)).toBeLessThan(TOP_N.names);
  },
);

it.each(["로고", "로ㄱ", "새봄", "봄 공", "나팔"])(
  "the best with a name are the same in a crowd: %s",
  async (words) => {
    const asked = { raw: toJamo(words), areInitials: false };
    const best = async (isAboveThreshold: boolean, limit: number) =>
      findNamed(app.sql, { ...asked, isAboveThreshold }, limit);
    for (const limit of [1, 3, 24]) {
      expect(await best(true, limit)).toEqual(await best(false, limit));
    }
    expect(await best(true, 24)).toHaveLength(words === "나팔" ? 0 : words === "새봄" ? 16 : 8);
  },
);

it("the indexes of the front begin where it does", async () => {
  const indexes = await app.sql<{ name: string; points: number }[]>`
    SELECT indexname AS name, substring(indexdef FROM 'place >= \\D*(\\d+)\\D* << 32')::integer AS points
    FROM pg_indexes WHERE indexname LIKE 'search_pros_front%' ORDER BY 1`;
  expect(indexes).toEqual([
    { name: "search_pros_front_beginnings", points: TOP_N.names },
    { name: "search_pros_front_facets", points: TOP_N.facets },
  ]);
});
