import { exportedBy } from "#domain/personal-data/data-rule.ts";
import { DATA_RULES } from "#domain/personal-data/data-table.ts";
import type { Tx } from "#server/platform/database/sql.ts";
import {
  columnTypes,
  linked,
  type DataSubject,
} from "#server/platform/personal-data/owned-rows.ts";

export type DataRow = Record<string, unknown>;

/** Everything of somebody's that they may take along, by table; of tables in which nothing is theirs, nothing. */
export async function gatherData(tx: Tx, whose: DataSubject): Promise<Map<string, DataRow[]>> {
  const types = await columnTypes(tx);
  const gathered = new Map<string, DataRow[]>();
  for (const [table, rule] of Object.entries(DATA_RULES)) {
    if (rule.unexported !== undefined) continue;
    // A row that is theirs by two links stands there once.
    const rows = new Map<string, DataRow>();
    for (const link of rule.links) {
      const all = [...(types.get(table)?.keys() ?? [])];
      const handedOut = new Set(exportedBy(rule, link, all));
      const withheld = all.filter((column) => !handedOut.has(column));
      const found = await tx<{ key: string; row: DataRow }[]>`
        SELECT ctid::text AS key, to_jsonb(t) - ${withheld}::text[] AS row
        FROM ${tx(table)} t WHERE ${linked(tx, link, whose)}`;
      for (const { key, row } of found) rows.set(key, { ...rows.get(key), ...row });
    }
    if (rows.size > 0) gathered.set(table, [...rows.values()]);
  }
  return gathered;
}
