import { accountColumns } from "./account-columns.ts";
import type { ColumnNames } from "./column-names.ts";
import { dealColumns } from "./deal-columns.ts";
import { moneyColumns } from "./money-columns.ts";
import { proColumns } from "./pro-columns.ts";
import { SHARED_COLUMNS } from "./shared-columns.ts";

/** Names of a table's own columns, and those that say more there than the shared name. */
export const COLUMN_NAMES: ColumnNames = {
  ...dealColumns,
  ...moneyColumns,
  ...proColumns,
  ...accountColumns,
};

/** How a column is headed in the copy that people get of their data. A test of the schema finds one without a name. */
export function columnName(table: string, column: string): string {
  return COLUMN_NAMES[table]?.[column] ?? SHARED_COLUMNS[column] ?? column;
}
