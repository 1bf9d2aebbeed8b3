import type { PendingQuery, Row } from "postgres";
import { addDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { beginningsOf } from "#domain/hangul/jamo.ts";
import type { Reading } from "#domain/search/read-words.ts";
import type { Vocabulary } from "#domain/search/vocabulary.ts";
import type { Db } from "../../platform/database/sql.ts";
import { pricedService, servedCode, type SearchFilter } from "./search-filter.ts";

/** Seen, or sent a quote, within so many days: they will answer soon. */
const ACTIVE_DAYS = 14;

/** Fewer keys have no trigram inside a word; such words are looked for at its beginning. */
const TRIGRAM = 3;

export type Condition = PendingQuery<Row[]>;

/** All of the conditions, or nothing to fulfil. */
export function all(db: Db, conditions: readonly Condition[]): Condition {
  const [first, ...rest] = conditions;
  if (!first) return db`true`;
  return rest.reduce<Condition>((sum, one) => db`${sum} AND ${one}`, db`${first}`);
}

/** What the filters demand of a row of search_pros under the name `s`. */
export function filterConditions(
  db: Db,
  asked: SearchFilter,
  facts: { vocabulary: Vocabulary; reading: Reading | null; today: Day },
): Condition[] {
  const { category, service, region, certificate } = asked;
  const conditions: Condition[] = [];
  if (service) conditions.push(offersAny(db, [service.slug]));
  if (category)
    conditions.push(offersAny(db, facts.vocabulary.servicesIn.get(category.slug) ?? []));
  if (region) conditions.push(servesAny(db, [servedCode(region.code)]));
  if (asked.minRatingTenths !== null)
    conditions.push(db`s.rating_tenths >= ${asked.minRatingTenths}`);
  if (certificate !== null) conditions.push(db`${certificate} = ANY (s.certificates)`);
  if (asked.available) conditions.push(isAvailable(db, facts.today));
  if (asked.minPrice !== null || asked.maxPrice !== null) {
    conditions.push(priceCondition(db, asked, pricedService(asked, facts.reading)));
  }
  return conditions;
}

/** Takes requests, and was active lately. */
export function isAvailable(db: Db, today: Day): Condition {
  return db`(s.accepts_requests AND EXISTS (
    SELECT 1 FROM pro_activity a WHERE a.pro_id = s.pro_id AND a.active_on >= ${addDays(today, -ACTIVE_DAYS)}))`;
}

/** Of the service meant, else of the one that the pro does most; without finished jobs there is no price. */
function priceCondition(
  db: Db,
  { minPrice, maxPrice }: SearchFilter,
  service: string | null,
): Condition {
  const [low, high] = [minPrice ?? 0, maxPrice ?? 2_147_483_647];
  if (service === null) return db`s.price BETWEEN ${low} AND ${high}`;
  return db`EXISTS (
    SELECT 1 FROM pro_service_prices d
    WHERE d.pro_id = s.pro_id AND d.service_slug = ${service} AND d.median BETWEEN ${low} AND ${high})`;
}

/** The services and the regions that the words name, else nothing to fulfil. */
export function facetConditions(db: Db, { services, regions }: Reading): Condition[] {
  const codes = regions.map(({ code }) => servedCode(code));
  return [
    ...(services.length > 0 ? [offersAny(db, services)] : []),
    ...(codes.length > 0 ? [servesAny(db, codes)] : []),
  ];
}

/** Each of these words stands in the name. */
export function inName(db: Db, words: readonly string[]): Condition {
  return all(
    db,
    words.map((word) => standsInName(db, word)),
  );
}

/** Each of these words stands in the name or the headline, and one of them not in the name. */
export function inHeadline(db: Db, words: readonly string[]): Condition {
  const [word, ...others] = words;
  const inWords =
    word !== undefined && others.length === 0
      ? db`s.headline LIKE ${containing(word)}`
      : inOwnWords(db, words);
  return db`${inWords} AND NOT (${inName(db, words)})`;
}

/** Each of these words stands in the name or the headline. */
export function inOwnWords(db: Db, words: readonly string[]): Condition {
  return all(
    db,
    words.map((word) => db`(${standsInName(db, word)} OR s.headline LIKE ${containing(word)})`),
  );
}

/**
 * Trigrams of few keys stand in a great many names, nearly all of which would be read in vain. Longer beginnings of
 * syllables are met by hardly any other name, and how many names have them is known to the planner; so the comparison
 * itself is written in a way of which it expects nothing.
 */
function standsInName(db: Db, word: string): Condition {
  const beginnings = beginningsOf(word);
  if (beginnings.length === 0) return db`s.name LIKE ${containing(word)}`;
  return db`(strpos(s.name, ${word}) <> 0 AND search_beginnings(s.name) @> ${beginnings}::text[])`;
}

/** The first letters (초성) are those that the name begins with, then those inside it, where trigrams find such. */
export function inInitials(db: Db, initials: string): Condition[] {
  const begin = db`s.initials LIKE ${beginningWith(initials)}`;
  if (initials.length < TRIGRAM) return [begin];
  return [begin, db`s.initials LIKE ${containing(initials)} AND NOT (${begin})`];
}

function offersAny(db: Db, slugs: readonly string[]): Condition {
  return db`s.services && ${[...slugs]}::text[]`;
}

function servesAny(db: Db, codes: readonly string[]): Condition {
  return db`s.regions && ${[...new Set(codes)]}::text[]`;
}

function containing(word: string): string {
  const beginning = beginningWith(word);
  return word.length < TRIGRAM ? beginning : `%${beginning}`;
}

/** A LIKE pattern: what is typed stands for itself, never for anything. */
export function beginningWith(word: string): string {
  return `${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
