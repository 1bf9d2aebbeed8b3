import type { Tx } from "../../platform/database/sql.ts";
import type { MarketRows } from "./market-rows.ts";

/** Rows of one statement: few enough that its JSON stays at a few megabytes. */
const ROWS_AT_ONCE = 4_000;

/** Writes all rows, table after table, with each table's own defaults for what the rows do not name. */
export async function insertRows(tx: Tx, rows: MarketRows): Promise<void> {
  for (const [table, all] of Object.entries(rows)) {
    for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
      await insertSome(tx, table, all.slice(from, from + ROWS_AT_ONCE));
    }
  }
}

/** PostgreSQL reads the columns' types off the table, so jsonb, arrays, days and bytea all arrive as text. */
async function insertSome(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const columns = tx(Object.keys(rows[0] ?? {}));
  await tx`
    INSERT INTO ${tx(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${tx(table)}, ${JSON.stringify(rows)}::text::json)`;
}
