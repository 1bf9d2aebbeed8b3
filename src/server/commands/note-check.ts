import type { Sql } from "../platform/database/sql.ts";

/** Notes for `/metrics` that a copy was made or the books were checked, and how much was wrong. Only the owner may. */
export async function noteCheck(
  sql: Sql,
  name: "backup" | "ledger",
  faults: number,
): Promise<void> {
  await sql`
    UPDATE operator_checks SET at = now(), faults = ${faults} WHERE name = ${name}`;
}
