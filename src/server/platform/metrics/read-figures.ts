import { setTimeout as pause } from "node:timers/promises";
import { createCache } from "../cache.ts";
import type { Clock } from "../clock.ts";
import type { Sql } from "../database/sql.ts";
import type { Figure, FigureGroup } from "./figure-group.ts";

/** Milliseconds. */
export interface FigureLimits {
  /** How long figures are answered again without a look; with zero each scrape looks. */
  fresh: number;
  /** Until a statement of theirs is ended, also one that waits for a lock. */
  statement: number;
  /** Until a scrape stops waiting for them; a scraper itself gives up after ten seconds. */
  scrape: number;
}

export const FIGURE_LIMITS: FigureLimits = { fresh: 5_000, statement: 1_000, scrape: 3_000 };

/** What each group answered, by its name; null of one that could not be read in time. */
export type FiguresRead = ReadonlyMap<string, Figure[] | null>;

interface ReaderDeps {
  sql: Sql;
  clock: Clock;
  groups: readonly FigureGroup[];
  limits: FigureLimits;
  failed: (group: string, error: unknown) => void;
}

/** Reads figures, at most once in a while and for no longer than a scrape waits. Never throws. */
export function createFigureReader(deps: ReaderDeps): () => Promise<FiguresRead> {
  const { groups, limits } = deps;
  // What a scrape no longer waits for may still wait for a connection: nobody begins a second one beside it.
  let running: Promise<void> | null = null;
  let read = new Map<string, Figure[] | null>();
  const readAll = async () => {
    const mine = (read = new Map());
    for (const group of groups) mine.set(group.name, await readGroup(deps, group));
  };
  const look = async (): Promise<FiguresRead> => {
    running ??= readAll().finally(() => (running = null));
    const late = new AbortController();
    await Promise.race([
      running,
      pause(limits.scrape, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
    return new Map(groups.map(({ name }) => [name, read.get(name) ?? null]));
  };
  if (limits.fresh === 0) return look;
  const cache = createCache<FiguresRead>({ max: 1, ttl: limits.fresh });
  return () => cache.get("figures", look);
}

async function readGroup(
  { sql, clock, limits, failed }: ReaderDeps,
  { name, read }: FigureGroup,
): Promise<Figure[] | null> {
  try {
    return await sql.begin("read only", async (tx) => {
      await tx`SELECT set_config('statement_timeout', ${String(limits.statement)}, true)`;
      return read(tx, clock.now());
    });
  } catch (error) {
    failed(name, error);
    return null;
  }
}
