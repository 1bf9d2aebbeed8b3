import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sampleVocabulary } from "#test/factories/vocabulary.ts";
import { guessNamed, isAny, suggestNamed } from "./suggest.ts";
import { wordingsOf } from "./wordings.ts";

/** What customers type, by the service they mean; written apart from the everyday words, which must not follow it. */
const file = new URL("../../../test/search/everyday-queries.json", import.meta.url);
const QUERIES = JSON.parse(readFileSync(file, "utf8")) as Record<string, string[]>;

const TOP = 3;
const LEAST = { queries: 300, ofEach: 3, share: 0.95 };

const vocabulary = sampleVocabulary();
const all = Object.entries(QUERIES).flatMap(([slug, queries]) =>
  queries.map((query) => ({ slug, query })),
);

/** The services suggested while it is typed. */
function suggested(query: string): string[] {
  const named = suggestNamed(query, vocabulary);
  const { services } = isAny(named) ? named : guessNamed(query, vocabulary);
  return services.map(({ slug }) => slug);
}

/** The services that a search looks for where no pro says the words themselves. */
function searched(query: string): readonly string[] {
  const named = [...wordingsOf(query, vocabulary)].filter(({ reading }) => reading.services.length);
  return named.at(-1)?.reading.services ?? [];
}

it("stand for every service", () => {
  expect(all.length).toBeGreaterThanOrEqual(LEAST.queries);
  expect(Object.keys(QUERIES).toSorted()).toEqual([...vocabulary.serviceBySlug.keys()].toSorted());
  const few = Object.entries(QUERIES).filter(([, queries]) => queries.length < LEAST.ofEach);
  expect(few).toEqual([]);
});

it.each([
  ["suggestions", suggested],
  ["search", searched],
])("find the service meant among the first three of %s", (_, servicesOf) => {
  const misses = all.filter(({ slug, query }) => !servicesOf(query).slice(0, TOP).includes(slug));
  const told = misses.map(({ slug, query }) => `${slug}: ${query} → ${servicesOf(query).join()}`);
  const share = 1 - misses.length / all.length;
  console.info(`${(100 * share).toFixed(1)} %\n${told.join("\n")}`);
  expect(share, told.join("\n")).toBeGreaterThanOrEqual(LEAST.share);
});
