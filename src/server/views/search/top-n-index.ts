import { beginningsOf } from "#domain/hangul/jamo.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Condition } from "./conditions.ts";
import type { SearchKey } from "./cursor.ts";
import type { Order } from "./order.ts";

/**
 * Points of fit from which on a pro stands among the top of the list, for what many are found by and for names, which
 * few are found by. The best have indexes of their own from these points on (migration 0029).
 */
export const TOP_N = { facets: 700, names: 600 };

/** Among fewer pros the top seldom fills a page, and looking there first would only be one statement more. */
export const TOP_N_THRESHOLD = 300_000;

/** The `place` of a search row is the points times this, plus a random part. */
const PLACES_PER_POINT = 2 ** 32;

/** From where on the top is looked through for words in a name; null when its index knows nothing of them. */
export function topNOfNames(words: readonly string[]): number | null {
  return words.some((word) => beginningsOf(word).length > 0) ? TOP_N.names : null;
}

/**
 * The key ranges of an order to look through one after the other, from a key on. Each begins at one place only: of two
 * the index might take the earlier one and walk from there.
 */
export function keyRanges(
  db: Db,
  { order, topN }: { order: Order; topN: number | null },
  after: SearchKey | null,
): Condition[][] {
  const key = after ? [order.after(after)] : [];
  if (topN === null) return [key];
  const place = topN * PLACES_PER_POINT;
  if (after && after.place < place) return [key];
  return [[db`s.place >= ${place}::bigint`, ...key], [db`s.place < ${place}::bigint`]];
}
