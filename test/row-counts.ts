import type { Sql } from "#server/platform/database/sql.ts";

/** How many rows each table holds, to show that something wrote nothing. */
export async function rowCounts(sql: Sql): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'schema_migrations'
    ORDER BY 1`;
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await sql<{ count: number }[]>`SELECT count(*) AS count FROM ${sql(name)}`;
    counts[name] = row?.count ?? 0;
  }
  return counts;
}
