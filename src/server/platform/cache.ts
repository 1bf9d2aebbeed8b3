import { LRUCache } from "lru-cache";

type Make<T> = () => Promise<T>;

/** A cache by key, for values that are costly to make. */
export interface Cache<T> {
  /** The value of a key: made once for all who ask at the same time, and not kept when making it fails. */
  get: (key: string, make: Make<T>) => Promise<T>;
}

/**
 * Keeps at most `max` values, each for `ttl` milliseconds; the one asked for longest ago goes first. `clock` counts
 * milliseconds and never goes back.
 */
export function createCache<T extends {}>(
  { max, ttl }: { max: number; ttl: number },
  clock: () => number = () => performance.now(),
): Cache<T> {
  const values = new LRUCache<string, T, Make<T>>({
    max,
    ttl,
    ttlResolution: 0,
    perf: { now: clock },
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return { get: (key, make) => values.forceFetch(key, { context: make }) };
}
