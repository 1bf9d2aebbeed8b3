import { join } from "node:path";
import { initialsOf } from "#domain/hangul/jamo.ts";
import { findTopPros } from "#server/views/catalogue/top-pros.ts";
import { searchPros } from "#server/views/search/search-pros.ts";
import { suggest } from "#server/views/search/suggest.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { installReferenceData } from "#server/seed/reference.ts";
import { deleteProductData, temporaryDataDir } from "#test/product.ts";
import { databaseBeside } from "./database-beside.ts";
import type { Measurement } from "./measurement.ts";
import { insertPros, namePieces } from "./search-market.ts";

const FEW = 10_000;
const TEN_MILLION = 10_000_000;
const DEPTH = 40_000;
const FREQUENT = "청소";
const PAGES = 200;
/** As many as a service's page names. */
const TOP_PROS = 6;
const GOAL_MS = { search: 20, suggest: 5 };

/**
 * Searches among so many pros, one after the other, from the handler's own function down to the database, without
 * HTTP: every word of two syllables, each step of typing, and a page far down against the first one.
 */
export async function search(pros: number): Promise<Measurement[]> {
  const dataDir = temporaryDataDir();
  const server = await startEmbeddedDatabase({ dataDir });
  const opened: Sql[] = [];
  const open = (url: string) => {
    const sql = openDatabase({ url, max: 2, applicationName: "bench" });
    opened.push(sql);
    return sql;
  };
  try {
    await migrate({ url: server.url, folder: join(import.meta.dirname, "../migrations") });
    const few = open(await databaseBeside(server.url, "few", "copy"));
    const many = open(server.url);
    const now = new Date();
    for (const [sql, count] of [
      [few, FEW],
      [many, pros],
    ] as const) {
      const startedAt = Date.now();
      await installReferenceData(sql);
      await insertPros(sql, count, now);
      process.stdout.write(
        `${count} pros built in ${Math.round((Date.now() - startedAt) / 1_000)} s\n`,
      );
    }
    const words = await twoSyllableWords(many);
    const typed = [...new Set(words.flatMap(stepsOf))];
    const fewWords = await timesOf(words, (word) => searchPros(few, { q: word }, now));
    const manyWords = await timesOf(words, (word) => searchPros(many, { q: word }, now));
    const fewSteps = await timesOf(typed, (word) => suggest(few, word, now));
    const manySteps = await timesOf(typed, (word) => suggest(many, word, now));
    const services = (await many<{ slug: string }[]>`SELECT slug FROM services`).map(
      ({ slug }) => slug,
    );
    const topOf = (sql: Sql) => (service: string) => findTopPros(sql, { service, limit: TOP_PROS });
    const fewTop = await timesOf(services, topOf(few));
    const manyTop = await timesOf(services, topOf(many));
    const top = `best pros of ${services.length} services, ${pros} pros`;
    const name = `${words.length} words of two syllables, ${pros} pros`;
    const steps = `suggest: ${typed.length} steps of typing, ${pros} pros`;
    const more = slowerBound(pros);
    return [
      beside(`search: ${name}, p50`, manyWords.p50, fewWords.p50, more),
      beside(`search: ${name}, p99`, manyWords.p99, GOAL_MS.search, 1),
      beside(`${steps}, p50`, manySteps.p50, fewSteps.p50),
      beside(`${steps}, p99`, manySteps.p99, GOAL_MS.suggest, 1),
      beside(`${top}, p50`, manyTop.p50, fewTop.p50, more),
      beside(`${top}, p99`, manyTop.p99, fewTop.p99),
      await deepPage(many, pros, now, {}),
      await deepPage(many, pros, now, { sort: "rating" }),
      await deepPage(many, pros, now, { q: FREQUENT }),
    ];
  } finally {
    for (const sql of opened) await sql.end({ timeout: 5 });
    await server.stop();
    await deleteProductData(dataDir);
  }
}

function beside(name: string, ours: number, reference: number, bound?: number): Measurement {
  const row: Measurement = { name, ours, reference, unit: "ms", better: "lower" };
  return bound === undefined ? row : { ...row, bound };
}

/** A list of so many may come at nine tenths of the rate of ten thousand, one of ten million at six tenths. */
function slowerBound(pros: number): number {
  return rounded(1 / (pros < TEN_MILLION ? 0.9 : 0.6));
}

/** Those of services, aliases and places, and pieces of names. */
async function twoSyllableWords(sql: Sql): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    SELECT name AS word FROM services UNION SELECT unnest(aliases) FROM services UNION SELECT name FROM categories
    UNION SELECT name FROM regions UNION SELECT left(name, 2) FROM regions WHERE level <> 'eup_myeon_dong'
    ORDER BY word`;
  const words = [...rows.map(({ word }) => word), ...namePieces()];
  return [...new Set(words)].filter((word) => /^[가-힣]{2}$/.test(word));
}

/** What stands in the field while a word is typed: 이, 이ㅅ, 이사, and its first letters. */
function stepsOf(word: string): string[] {
  const [first = "", second = ""] = word;
  return [first, first + initialsOf(second), word, initialsOf(word)];
}

interface Times {
  p50: number;
  p99: number;
}

/** Each twice, of which the second counts: the first reads it from the disk. */
async function timesOf(
  words: readonly string[],
  ask: (word: string) => Promise<unknown>,
): Promise<Times> {
  for (const word of words) await ask(word);
  const times: { word: string; ms: number }[] = [];
  for (const word of words) {
    const startedAt = performance.now();
    await ask(word);
    times.push({ word, ms: performance.now() - startedAt });
  }
  const sorted = times.toSorted((a, b) => a.ms - b.ms);
  const slowest = sorted.slice(-8).map(({ word, ms }) => `${word} ${ms.toFixed(1)}`);
  process.stdout.write(`slowest: ${slowest.join(", ")}\n`);
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
}

function at(sorted: readonly { ms: number }[], share: number): number {
  return rounded(sorted[Math.floor(sorted.length * share)]?.ms ?? 0);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

type DeepQuery = { q?: string; sort?: "rating" };

/** The page after so many rows against the first page, in turn. */
async function deepPage(sql: Sql, pros: number, now: Date, query: DeepQuery): Promise<Measurement> {
  const cursor = await cursorAt(sql, now, query);
  const times = { first: [] as { ms: number }[], deep: [] as { ms: number }[] };
  for (let page = 0; page < PAGES; page += 1) {
    for (const [name, more] of [
      ["first", {}],
      ["deep", { cursor }],
    ] as const) {
      const startedAt = performance.now();
      await searchPros(sql, { ...query, ...more }, now);
      times[name].push({ ms: performance.now() - startedAt });
    }
  }
  const half = (all: { ms: number }[]) =>
    at(
      all.toSorted((a, b) => a.ms - b.ms),
      0.5,
    );
  return {
    name: `search: page at depth ${DEPTH} of ${pros} pros, of ${query.q ?? "all"} by ${query.sort ?? "fit"}, p50`,
    ours: half(times.deep),
    reference: half(times.first),
    unit: "ms",
    better: "lower",
  };
}

async function cursorAt(sql: Sql, now: Date, query: DeepQuery): Promise<string> {
  let cursor: string | undefined;
  for (let seen = 0; seen < DEPTH; seen += 100) {
    const page = await searchPros(
      sql,
      { ...query, limit: 100, ...(cursor ? { cursor } : {}) },
      now,
    );
    if (page.next === null) break;
    cursor = page.next;
  }
  if (cursor === undefined) throw new Error("there is no second page");
  return cursor;
}
