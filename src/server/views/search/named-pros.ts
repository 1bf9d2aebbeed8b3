import type { Db } from "../../platform/database/sql.ts";
import { all, beginningWith, inInitials, inName } from "./conditions.ts";
import { orderByPlace } from "./order.ts";
import { keyRanges, topNOfNames } from "./top-n-index.ts";

/** Up to here the best ten of each beginning are kept ready; the migration says the same. */
export const LONGEST_PREFIX = { keys: 2, initials: 4 };

/**
 * The best pros whose name begins so. They were found by a job, so each is checked again: one who hid or was renamed
 * since is not shown.
 */
export async function findPrefixed(db: Db, prefix: string, limit: number): Promise<string[]> {
  const pattern = beginningWith(prefix);
  const rows = await db<{ pro_id: string }[]>`
    SELECT x.pro_id FROM search_prefixes x JOIN search_pros s ON s.pro_id = x.pro_id
    WHERE x.prefix = ${prefix} AND (s.name LIKE ${pattern} OR s.initials LIKE ${pattern})
    ORDER BY x.position LIMIT ${limit}`;
  return rows.map(({ pro_id }) => pro_id);
}

/**
 * The best pros with these keys, or these first letters, in their name; first letters that begin it come before others.
 * Among many pros the top of the list is looked through first, as in a search. Behind it no order is walked: keys that
 * are rare at the top are rare, and of those that no name has the planner expects hundreds and would walk past everybody.
 */
export async function findNamed(
  db: Db,
  asked: { raw: string; areInitials: boolean; isAboveThreshold: boolean },
  limit: number,
): Promise<string[]> {
  const { raw, areInitials, isAboveThreshold } = asked;
  const order = orderByPlace(db);
  const topN = isAboveThreshold && !areInitials ? topNOfNames([raw]) : null;
  const found: string[] = [];
  for (const stands of areInitials ? inInitials(db, raw) : [inName(db, [raw])]) {
    for (const [stretch, range] of keyRanges(db, { order, topN }, null).entries()) {
      const materialized = stretch === 0 ? db`` : db`MATERIALIZED`;
      const rows = await db<{ pro_id: string }[]>`
        WITH s AS ${materialized} (
          SELECT s.pro_id, s.place FROM ${order.from} WHERE ${all(db, [stands, ...range])})
        SELECT s.pro_id FROM s ORDER BY ${order.by} LIMIT ${limit - found.length}`;
      found.push(...rows.map(({ pro_id }) => pro_id));
      if (found.length >= limit) return found;
    }
  }
  return found;
}
