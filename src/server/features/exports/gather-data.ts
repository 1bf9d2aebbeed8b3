import { exportedBy } from "#domain/personal-data/data-rule.ts";
import { DATA_RULES } from "#domain/personal-data/data-table.ts";
import type { Tx } from "#server/platform/database/sql.ts";
import {
  columnTypes,
  linked,
  type DataSubject,
} from "#server/platform/personal-data/owned-rows.ts";

export interface GatheredTable {
  /** Those that any of the rows has, in the order of the table. */
  columns: readonly GatheredColumn[];
  rows: readonly DataRow[];
}

export interface GatheredColumn {
  name: string;
  /** Holds instants, as ISO 8601 with offset. */
  isInstant: boolean;
}

type DataRow = Readonly<Record<string, unknown>>;

/** Everything of somebody's that they may take along, by table; of tables in which nothing is theirs, nothing. */
export async function gatherData(tx: Tx, whose: DataSubject): Promise<Map<string, GatheredTable>> {
  const types = await columnTypes(tx);
  const gathered = new Map<string, GatheredTable>();
  for (const [table, rule] of Object.entries(DATA_RULES)) {
    if (rule.unexported !== undefined) continue;
    const typeOf = types.get(table) ?? new Map<string, string>();
    const all = [...typeOf.keys()];
    const theirs = new Set<string>();
    // A row that is theirs by two links stands there once.
    const rows = new Map<string, DataRow>();
    for (const link of rule.links) {
      const handedOut = new Set(exportedBy(rule, link, all));
      const withheld = all.filter((column) => !handedOut.has(column));
      const found = await tx<{ key: string; row: DataRow }[]>`
        SELECT ctid::text AS key, to_jsonb(t) - ${withheld}::text[] AS row
        FROM ${tx(table)} t WHERE ${linked(tx, link, whose)}`;
      for (const { key, row } of found) rows.set(key, { ...rows.get(key), ...row });
      if (found.length > 0) for (const column of handedOut) theirs.add(column);
    }
    if (rows.size === 0) continue;
    const columns = all
      .filter((name) => theirs.has(name))
      .map((name) => ({ name, isInstant: typeOf.get(name) === "timestamptz" }));
    gathered.set(table, { columns, rows: [...rows.values()] });
  }
  return gathered;
}
