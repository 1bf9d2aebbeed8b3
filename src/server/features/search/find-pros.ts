import type { SearchSort } from "#contract/endpoints/search.ts";
import type { Reading } from "#domain/search/read-words.ts";
import type { Db, Sql, Tx } from "../../platform/database/sql.ts";
import { all, isOnlyText, nameCondition, readingCondition, type Condition } from "./conditions.ts";
import type { SearchKey } from "./cursor.ts";
import { orderByFigure, orderByPlace, orderByPriceOf, type Order } from "./order.ts";

export interface FoundRow {
  pro_id: string;
  value: number;
  place: number;
  /** Which part of the list it stands in. */
  part: number;
  words: string;
  initials: string;
  services: string[];
  regions: string[];
  certificates: string[];
  accepts_requests: boolean;
  is_new: boolean;
  price_service: string | null;
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
 * Plans each search with what it asks for: a frequent word is found soonest along the order, a rare one by its
 * trigrams, and one plan for all words would be wrong for most.
 */
export async function searching<Result>(
  sql: Sql,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { value } = await sql.begin("read only", async (tx) => {
    await tx`SELECT set_config('plan_cache_mode', 'force_custom_plan', true)`;
    return { value: await work(tx) };
  });
  return value;
}

/** Up to `limit` pros in order, part after part. */
export async function findPros(db: Db, search: Search): Promise<FoundRow[]> {
  const { filters, after, limit } = search;
  const found: FoundRow[] = [];
  for (const [part, { where, order }] of partsOf(db, search).entries()) {
    if (part < (after?.part ?? 0) || found.length >= limit) continue;
    const key = after?.part === part ? [order.after(after)] : [];
    const rows = await db<FoundRow[]>`
      SELECT s.pro_id, ${order.value} AS value, s.place, ${part}::integer AS part, s.words, s.initials, s.services,
             s.regions, s.certificates, s.accepts_requests, s.is_new, s.price_service
      FROM ${order.from}
      WHERE ${all(db, [...filters, ...where, ...key])}
      ORDER BY ${order.by} LIMIT ${limit - found.length}`;
    found.push(...rows);
  }
  return found;
}

/**
 * By fit, who is found by their name comes before who is found otherwise; last come those whose name alone holds words
 * that mean a service or a place. Every other order is one list, but for prices of one service: who has none is last.
 */
function partsOf(db: Db, { reading, sort, pricedService }: Search): Part[] {
  const words = reading ? wordConditions(db, reading) : null;
  const matches = words ? [words.any] : [];
  if (sort === "price" && pricedService !== null) {
    const unpriced = db`NOT EXISTS (
      SELECT 1 FROM pro_service_prices d WHERE d.pro_id = s.pro_id AND d.service_slug = ${pricedService})`;
    return [
      { where: matches, order: orderByPriceOf(db, pricedService) },
      { where: [...matches, unpriced], order: orderByPlace(db) },
    ];
  }
  if (sort !== "fit") return [{ where: matches, order: orderByFigure(db, sort) }];
  const order = orderByPlace(db);
  if (!words) return [{ where: [], order }];
  const { meant, named, onlyText } = words;
  if (!meant) return [{ where: [named], order }];
  const parts = [
    { where: [meant, named], order },
    { where: [meant, db`NOT (${named})`], order },
  ];
  return onlyText ? parts : [...parts, { where: [named, db`NOT (${meant})`], order }];
}

/** `meant`: what the words say is so; `named`: they stand in the name; `any`: who is found at all. */
function wordConditions(db: Db, reading: Reading) {
  const onlyText = isOnlyText(reading);
  const named = nameCondition(db, reading);
  if (reading.areInitials && reading.services.length === 0) {
    return { meant: null, named, onlyText, any: named };
  }
  const meant = readingCondition(db, reading);
  return { meant, named, onlyText, any: onlyText ? meant : db`((${meant}) OR (${named}))` };
}
