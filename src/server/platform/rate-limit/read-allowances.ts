import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { SECOND_MS } from "#domain/calendar/durations.ts";
import type { Sql } from "../database/sql.ts";

/** So many at once, then so many in a second. */
export interface Rate {
  atOnce: number;
  perSecond: number;
}

/** What is left to each network of its reads of one kind, for all who let some through. */
export interface ReadAllowances {
  /**
   * Takes back `unused` ones, counts `owed` ones and grants some more: a share of what is unspent, so that others find
   * something, too. Answers none when nothing is left.
   */
  take: (
    network: string,
    settled: { unused: number; owed: number },
    now: Date,
  ) => Promise<{ granted: number; unspent: number }>;
}

/** Of what is left; when that is little, the whole of it up to LEAST. */
const SHARE = 0.25;
const LEAST = 20;

const MOST_NETWORKS = 20_000;

/** This process's own. */
export function localAllowances({ atOnce, perSecond }: Rate): ReadAllowances {
  const buckets = new LRUCache<string, { unspent: number; at: number }>({ max: MOST_NETWORKS });
  return {
    take: async (network, { unused, owed }, now) => {
      const at = now.getTime();
      const before = buckets.get(network) ?? { unspent: atOnce, at };
      const seconds = Math.max(0, at - before.at) / SECOND_MS;
      const grown = Math.min(atOnce, before.unspent + seconds * perSecond);
      const open = Math.min(atOnce, grown + unused) - owed;
      const granted = Math.max(0, Math.floor(Math.min(open, Math.max(LEAST, open * SHARE))));
      buckets.set(network, { unspent: open - granted, at });
      return { granted, unspent: open - granted };
    },
  };
}

/** One for all processes: one statement each time, and none of it is logged or waited for at a commit. */
export function sharedAllowances(
  { sql, secret }: { sql: Sql; secret: string },
  kind: string,
  { atOnce, perSecond }: Rate,
): ReadAllowances {
  return {
    take: async (network, { unused, owed }, now) => {
      const hash = createHmac("sha256", secret).update(`reads:${kind}:${network}`).digest();
      const [row] = await sql<{ granted: number; unspent: number }[]>`
        INSERT INTO read_allowances AS a (kind, network, unspent, granted, at)
        SELECT ${kind}, ${hash}, open - granted, granted, ${now}
          FROM (SELECT ${atOnce}::float8 - ${owed} AS open) first, ${grantOf(sql)}
        ON CONFLICT (kind, network) DO UPDATE SET (unspent, granted, at) = (
          SELECT open - granted, granted, greatest(a.at, ${now})
            FROM (SELECT least(${atOnce}, ${unused} + least(${atOnce}, a.unspent + ${perSecond}
                         * greatest(0, extract(epoch FROM ${now}::timestamptz - a.at)::float8))) - ${owed} AS open) next,
                 ${grantOf(sql)})
        RETURNING granted, unspent`;
      if (!row) throw new Error("no allowance was written");
      return row;
    },
  };
}

const grantOf = (sql: Sql) => sql`
  LATERAL (SELECT greatest(0, floor(least(open, greatest(${LEAST}, open * ${SHARE}))))::int AS granted) share`;
