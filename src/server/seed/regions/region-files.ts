import { readFileSync } from "node:fs";
import { readTabSeparated } from "./tab-separated.ts";

const folder = new URL("../../../../data/regions/", import.meta.url);

/** The columns of each table in data/regions; docs/decisions/005-regions-data.md says what they hold. */
const columnsOf = {
  "si-do": ["code", "name", "valid_from", "valid_to"],
  "si-gun-gu": ["code", "name", "lat", "lng", "valid_from", "valid_to"],
  "si-gun-gu-corrections": ["code", "name", "centre", "valid_from", "valid_to", "why"],
  "si-gun-gu-borders": ["code", "borders", "why"],
  shapes: ["code", "rings"],
  "eup-myeon-dong": ["si_gun_gu_code", "si_do", "si_gun_gu", "eup_myeon_dong"],
} as const;

type TableName = keyof typeof columnsOf;
export type RegionTableRow<T extends TableName> = Record<(typeof columnsOf)[T][number], string>;

/** Where a table of data/regions lies. */
export const regionFile = (table: TableName): URL => new URL(`${table}.tsv`, folder);

/** Reads one table of data/regions; every cell is text. */
export function readRegionFile<T extends TableName>(table: T): RegionTableRow<T>[] {
  try {
    return readTabSeparated(readFileSync(regionFile(table), "utf8"), columnsOf[table]);
  } catch (cause) {
    throw new Error(`data/regions/${table}.tsv cannot be read`, { cause });
  }
}

/** The text of a table, as the file holds it. */
export function writeRegionTable<T extends TableName>(
  table: T,
  rows: readonly RegionTableRow<T>[],
): string {
  const columns: readonly (keyof RegionTableRow<T>)[] = columnsOf[table];
  const lines = rows.map((row) => columns.map((column) => row[column]).join("\t"));
  return [columns.join("\t"), ...lines].join("\n") + "\n";
}
