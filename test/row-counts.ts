import type { Sql } from "#server/platform/database/sql.ts";

/** How many rows there are of what stands behind FROM. */
export async function countOf(sql: Sql, what: string): Promise<number> {
  const [row] = await sql.unsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${what}`);
  return row?.count ?? 0;
}

/** How many rows each table holds, to show that something wrote nothing. */
export async function rowCounts(sql: Sql): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'schema_migrations'
    ORDER BY 1`;
  const [counts] = await sql<Record<string, number>[]>`
    SELECT ${tables.map(({ name }, at) => sql`${at ? sql`,` : sql``} (SELECT count(*) FROM ${sql(name)}) AS ${sql(name)}`)}`;
  return { ...counts };
}
