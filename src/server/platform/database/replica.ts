import type { Logger } from "pino";
import { ReplicaLag } from "./replica-lag.ts";
import type { Sql } from "./sql.ts";

/** What is read there is so old at most, in milliseconds. */
export const MOST_LAG_MS = 2_000;
const LOOK_EVERY_MS = 500;

/** A server that follows the primary: for reads that may be a moment old. */
export interface Replica {
  sql: Sql;
  /** It answers, and lies no further behind than what is read there may be old. */
  isFresh: () => boolean;
  /** A read failed there: nobody reads there until it has been looked at again. */
  failed: (error: unknown) => void;
  stop: () => Promise<void>;
}

interface WatchedReplica {
  primary: Sql;
  sql: Sql;
  log: Pick<Logger, "info" | "warn">;
}

/** Looks at both servers again and again, and says when the replica is left and when it is read again. */
export function watchReplica({ primary, sql, log }: WatchedReplica): Replica {
  const lag = new ReplicaLag();
  let stopped = false;
  let wasFresh = false;
  let next: NodeJS.Timeout | undefined;
  const isFresh = () => lag.at(performance.now()) <= MOST_LAG_MS;
  const tell = (error?: unknown) => {
    if (isFresh() === wasFresh) return;
    wasFresh = !wasFresh;
    if (wasFresh) log.info("reads that may be a moment old go to the replica");
    else log.warn({ err: error }, "the replica is left until it has caught up");
  };
  const look = async () => {
    try {
      const at = performance.now();
      // In this order: what the replica has reached by then, the primary had written before.
      const written = await writtenBy(primary);
      const replayed = await replayedBy(sql);
      lag.note(at, written, replayed);
      tell();
    } catch (error) {
      lag.forget();
      tell(error);
    }
    if (!stopped) next = setTimeout(() => void look(), LOOK_EVERY_MS).unref();
  };
  void look();
  return {
    sql,
    isFresh,
    failed: (error) => {
      lag.forget();
      tell(error);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(next);
      await sql.end({ timeout: 5 });
    },
  };
}

async function writtenBy(primary: Sql): Promise<bigint> {
  const [row] = await primary<{ position: string }[]>`
    SELECT (pg_current_wal_lsn() - '0/0')::text AS position`;
  return BigInt(row?.position ?? -1);
}

/** A server that follows nobody has all that it has: after a change of roles this may be the primary itself. */
async function replayedBy(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ position: string }[]>`
    SELECT (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END - '0/0')::text
           AS position`;
  return BigInt(row?.position ?? -1);
}
