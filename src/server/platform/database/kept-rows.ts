import type { Db } from "./sql.ts";

/**
 * Rows by key that nothing changes while the program runs, of each pool: what has been read once is not asked for again.
 * What is not there may come, as with the start of another version, and is asked for each time. A transaction is a pool of
 * its own here.
 */
export class KeptRows<Row> {
  readonly #ofPool = new WeakMap<Db, Map<string, Row>>();

  /** Rows of these keys, of those that are there; `load` answers some by key. */
  async get(
    db: Db,
    keys: Iterable<string>,
    load: (missing: string[]) => Promise<ReadonlyMap<string, Row>>,
  ): Promise<Map<string, Row>> {
    const wanted = new Set(keys);
    const kept = this.#keptOf(db);
    const missing = [...wanted].filter((key) => !kept.has(key));
    if (missing.length > 0) {
      for (const [key, row] of await load(missing)) kept.set(key, row);
    }
    const found = new Map<string, Row>();
    for (const key of wanted) {
      const row = kept.get(key);
      if (row !== undefined) found.set(key, row);
    }
    return found;
  }

  #keptOf(db: Db): Map<string, Row> {
    const known = this.#ofPool.get(db);
    if (known) return known;
    const kept = new Map<string, Row>();
    this.#ofPool.set(db, kept);
    return kept;
  }
}
