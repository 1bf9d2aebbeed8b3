import type { Db } from "../../platform/database/sql.ts";
import { isListed } from "../../features/pros/listed.ts";

/** Pros in one part of the sitemap, at most. A sitemap may hold five times as many; a smaller one is fetched sooner. */
export const PROS_PER_PART = 10_000;

export interface ProsPart {
  /** The last pro of the part before; null for the first part. */
  before: string | null;
  first: string;
  changed_at: Date | null;
}

/** Parts of all pros whom anyone may see, in the order of their ids. Reads an index once, not the table. */
export async function findProsParts(db: Db, perPart: number): Promise<ProsPart[]> {
  return db<ProsPart[]>`
    SELECT min(id::text) FILTER (WHERE place % ${perPart} = 0) AS first,
           min(before::text) FILTER (WHERE place % ${perPart} = 0) AS before,
           max(changed_at) AS changed_at
    FROM (SELECT p.id, lag(p.id) OVER ids AS before, row_number() OVER ids - 1 AS place,
                 coalesce(p.changed_at, p.approved_at) AS changed_at
          FROM pro_profiles p WHERE ${isListed(db)} WINDOW ids AS (ORDER BY p.id)) listed
    GROUP BY place / ${perPart} ORDER BY first`;
}

/** The pros of the part that begins at an id. */
export async function findProsFrom(
  db: Db,
  from: string,
  limit: number,
): Promise<{ id: string; changed_at: Date | null }[]> {
  return db<{ id: string; changed_at: Date | null }[]>`
    SELECT p.id, coalesce(p.changed_at, p.approved_at) AS changed_at
    FROM pro_profiles p WHERE ${isListed(db)} AND p.id >= ${from}::uuid ORDER BY p.id LIMIT ${limit}`;
}
