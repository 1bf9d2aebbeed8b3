import type { SearchSort } from "#contract/endpoints/public/search.ts";
import type { Reading } from "#domain/search/read-words.ts";
import type { Db, Sql, Tx } from "../../platform/database/sql.ts";
import {
  all,
  facetConditions,
  inHeadline,
  inInitials,
  inName,
  inOwnWords,
  type Condition,
} from "./conditions.ts";
import type { SearchKey } from "./cursor.ts";
import { TOP_N_THRESHOLD, TOP_N, topNOfNames, keyRanges } from "./top-n-index.ts";
import { orderByFigure, orderByPlace, orderByPriceOf, type Order } from "./order.ts";

/** Where a found pro stands in the list. */
export interface FoundKey {
  pro_id: string;
  value: number;
  place: number;
  /** Which part of the list it stands in. */
  part: number;
}

interface Search {
  filters: Condition[];
  reading: Reading | null;
  sort: SearchSort;
  pricedService: string | null;
  after: SearchKey | null;
  limit: number;
  /** There are so many pros that the best are looked through first. */
  isAboveThreshold: boolean;
}

/** A part of the list, which comes before the next one as a whole. */
interface Part {
  where: Condition[];
  order: Order;
  /** Points of fit from which on the best are looked through first; null when nothing would be gained. */
  topN: number | null;
}

/**
 * Comparing words is dear: a walk past seven names takes as long as fetching a row. At the server's own figure, twenty
 * times lower, words of middling frequency walk past tens of thousands.
 */
const OPERATOR_COST = "0.05";

/**
 * Plans each search with what it asks for: a frequent word is found soonest along the order, a rare one by its
 * trigrams, and one plan for all words would be wrong for most. In one process: starting others takes longer than the
 * search, and all of them walk where one would have stopped. All statements see the same moment, so that nobody who
 * moves meanwhile is met twice.
 */
export async function searching<Result>(
  sql: Sql,
  work: (tx: Tx, isAboveThreshold: boolean) => Promise<Result>,
): Promise<Result> {
  const { value } = await sql.begin("read only isolation level repeatable read", async (tx) => {
    // How many pros there are as the planner knows it: being wrong costs time alone.
    const [market] = await tx<{ pros: number }[]>`
      SELECT set_config('plan_cache_mode', 'force_custom_plan', true),
             set_config('cpu_operator_cost', ${OPERATOR_COST}, true),
             set_config('max_parallel_workers_per_gather', '0', true), reltuples AS pros
      FROM pg_class WHERE oid = 'search_pros'::regclass`;
    return { value: await work(tx, (market?.pros ?? 0) >= TOP_N_THRESHOLD) };
  });
  return value;
}

/** Up to `limit` pros in order, part after part. */
export async function findPros(db: Db, search: Search): Promise<FoundKey[]> {
  const { filters, after, limit } = search;
  const found: FoundKey[] = [];
  for (const [part, { where, order, topN }] of partsOf(db, search).entries()) {
    if (part < (after?.part ?? 0)) continue;
    const key = after?.part === part ? after : null;
    const ordered = { order, topN: search.isAboveThreshold ? topN : null };
    for (const range of keyRanges(db, ordered, key)) {
      // Nothing but the key: a walk along the index by fit then need not look into the table for a name.
      const rows = await db<FoundKey[]>`
        SELECT s.pro_id, ${order.value} AS value, s.place, ${part}::integer AS part
        FROM ${order.from}
        WHERE ${all(db, [...filters, ...where, ...range])}
        ORDER BY ${order.by} LIMIT ${limit - found.length}`;
      found.push(...rows);
      if (found.length >= limit) return found;
    }
  }
  return found;
}

function partsOf(db: Db, { reading, sort, pricedService }: Search): Part[] {
  const parts = reading ? wordParts(db, reading) : [{ where: [], topN: TOP_N.facets }];
  if (sort === "fit") {
    const order = orderByPlace(db);
    return parts.map((part) => ({ ...part, order }));
  }
  const found = wordConditions(db, reading);
  // Points of fit put who takes no requests last by themselves (migration 0065), figures do not.
  return [db`s.accepts_requests`, db`NOT s.accepts_requests`].flatMap((takesRequests) => {
    const where = [...found, takesRequests];
    if (sort !== "price" || pricedService === null) {
      return [{ where, order: orderByFigure(db, sort), topN: null }];
    }
    // Who has finished no job of the service comes behind who has.
    const unpriced = db`NOT EXISTS (
      SELECT 1 FROM pro_service_prices d WHERE d.pro_id = s.pro_id AND d.service_slug = ${pricedService})`;
    return [
      { where, order: orderByPriceOf(db, pricedService), topN: null },
      { where: [...where, unpriced], order: orderByPlace(db), topN: null },
    ];
  });
}

/** Who is found by words in any part of the list. */
export function wordConditions(db: Db, reading: Reading | null): Condition[] {
  return reading ? [anyOf(db, wordParts(db, reading))] : [];
}

type WordPart = Omit<Part, "order">;

/**
 * Who is found by words, in parts that do not overlap: who offers and serves what they name, those with the rest of the
 * words in their name before those with it in their headline; then those whose name alone holds all of the words, first
 * letters at its beginning before those inside.
 */
function wordParts(db: Db, reading: Reading): WordPart[] {
  const { rest, whole, areInitials } = reading;
  const facets = facetConditions(db, reading);
  const named = inName(db, [whole]);
  const topN = areInitials ? null : topNOfNames([whole]);
  if (rest.length === 0) {
    const ways = areInitials ? inInitials(db, whole) : [named];
    if (facets.length === 0) return ways.map((way) => ({ where: [way], topN }));
    const besides = db`NOT (${all(db, facets)})`;
    return [
      { where: facets, topN: TOP_N.facets },
      ...ways.map((way) => ({ where: [way, besides], topN })),
    ];
  }
  const meant = [
    { where: [...facets, inName(db, rest)], topN: topNOfNames(rest) },
    { where: [...facets, inHeadline(db, rest)], topN: null },
  ];
  if (facets.length === 0) return meant;
  const unmeant = db`NOT (${all(db, [...facets, inOwnWords(db, rest)])})`;
  return [...meant, { where: [named, unmeant], topN }];
}

function anyOf(db: Db, parts: readonly WordPart[]): Condition {
  const [first, ...others] = parts.map(({ where }) => db`(${all(db, where)})`);
  if (!first) return db`true`;
  return db`(${others.reduce<Condition>((sum, one) => db`${sum} OR ${one}`, first)})`;
}
