import type { SearchSort } from "#contract/endpoints/search.ts";
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
}

/** A part of the list, which comes before the next one as a whole. */
interface Part {
  where: Condition[];
  order: Order;
}

/**
 * Comparing words is dear: a walk past seven names takes as long as fetching a row. At the server's own figure, twenty
 * times lower, words of middling frequency walk past tens of thousands.
 */
const OPERATOR_COST = "0.05";

/**
 * Plans each search with what it asks for: a frequent word is found soonest along the order, a rare one by its
 * trigrams, and one plan for all words would be wrong for most. In one process: starting others takes longer than the
 * search, and all of them walk where one would have stopped.
 */
export async function searching<Result>(
  sql: Sql,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { value } = await sql.begin("read only", async (tx) => {
    await tx`SELECT set_config('plan_cache_mode', 'force_custom_plan', true),
                    set_config('cpu_operator_cost', ${OPERATOR_COST}, true),
                    set_config('max_parallel_workers_per_gather', '0', true)`;
    return { value: await work(tx) };
  });
  return value;
}

/** Up to `limit` pros in order, part after part. */
export async function findPros(db: Db, search: Search): Promise<FoundKey[]> {
  const { filters, after, limit } = search;
  const found: FoundKey[] = [];
  for (const [part, { where, order }] of partsOf(db, search).entries()) {
    if (part < (after?.part ?? 0) || found.length >= limit) continue;
    const key = after?.part === part ? [order.after(after)] : [];
    // Nothing but the key: a walk along the index by fit then need not look into the table for a name.
    const rows = await db<FoundKey[]>`
      SELECT s.pro_id, ${order.value} AS value, s.place, ${part}::integer AS part
      FROM ${order.from}
      WHERE ${all(db, [...filters, ...where, ...key])}
      ORDER BY ${order.by} LIMIT ${limit - found.length}`;
    found.push(...rows);
  }
  return found;
}

function partsOf(db: Db, { reading, sort, pricedService }: Search): Part[] {
  const parts = reading ? wordParts(db, reading) : [[]];
  if (sort === "fit") {
    const order = orderByPlace(db);
    return parts.map((where) => ({ where, order }));
  }
  const found = reading ? [anyOf(db, parts)] : [];
  if (sort !== "price" || pricedService === null) {
    return [{ where: found, order: orderByFigure(db, sort) }];
  }
  // Who has finished no job of the service is last.
  const unpriced = db`NOT EXISTS (
    SELECT 1 FROM pro_service_prices d WHERE d.pro_id = s.pro_id AND d.service_slug = ${pricedService})`;
  return [
    { where: found, order: orderByPriceOf(db, pricedService) },
    { where: [...found, unpriced], order: orderByPlace(db) },
  ];
}

/**
 * Who is found by words, in parts that do not overlap: who offers and serves what they name, those with the rest of the
 * words in their name before those with it in their headline; then those whose name alone holds all of the words.
 */
function wordParts(db: Db, reading: Reading): Condition[][] {
  const { rest, whole, areInitials } = reading;
  const facets = facetConditions(db, reading);
  const named = areInitials ? inInitials(db, whole) : inName(db, [whole]);
  if (rest.length === 0) {
    return facets.length === 0 ? [[named]] : [facets, [named, db`NOT (${all(db, facets)})`]];
  }
  const meant = [
    [...facets, inName(db, rest)],
    [...facets, inHeadline(db, rest)],
  ];
  if (facets.length === 0) return meant;
  return [...meant, [named, db`NOT (${all(db, [...facets, inOwnWords(db, rest)])})`]];
}

function anyOf(db: Db, parts: readonly Condition[][]): Condition {
  const [first, ...others] = parts.map((part) => db`(${all(db, part)})`);
  if (!first) return db`true`;
  return db`(${others.reduce<Condition>((sum, one) => db`${sum} OR ${one}`, first)})`;
}
