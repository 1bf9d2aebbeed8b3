import type { Db } from "../../platform/database/sql.ts";
import { beginningWith, inInitials, inName } from "./conditions.ts";

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

/** The best pros with these keys, or these first letters, in their name; first letters that begin it come before others. */
export async function findNamed(
  db: Db,
  { raw, areInitials }: { raw: string; areInitials: boolean },
  limit: number,
): Promise<string[]> {
  const found: string[] = [];
  for (const stands of areInitials ? inInitials(db, raw) : [inName(db, [raw])]) {
    const rows = await db<{ pro_id: string }[]>`
      SELECT s.pro_id FROM search_pros s WHERE ${stands}
      ORDER BY s.place DESC, s.pro_id DESC LIMIT ${limit - found.length}`;
    found.push(...rows.map(({ pro_id }) => pro_id));
    if (found.length >= limit) break;
  }
  return found;
}
