import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { connectTo } from "#server/platform/database/connect-to.ts";
import { testDatabaseUrl } from "../database.ts";

/** Where a mark stands: each table, in whatever column and of whatever type, and each file under a folder. */
export interface MarkPlaces {
  /** "schema.table: row", without those of the archive. */
  product: string[];
  archive: string[];
  files: string[];
}

/** Looks for words in every row of every table of every schema, as the owner, and in every file's bytes. */
export async function findMarks(marks: readonly string[], folder: string): Promise<MarkPlaces> {
  const sql = connectTo(await testDatabaseUrl(), { max: 1 });
  const found: MarkPlaces = { product: [], archive: [], files: [] };
  // Bytes are shown as hex.
  const shown = marks.flatMap((mark) => [mark, Buffer.from(mark).toString("hex")]);
  try {
    const tables = await sql<{ schema: string; name: string }[]>`
      SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`;
    for (const { schema, name } of tables) {
      const rows = await sql<{ row: string }[]>`
        SELECT to_jsonb(t)::text AS row FROM ${sql(schema)}.${sql(name)} t
        WHERE EXISTS (SELECT FROM unnest(${shown}::text[]) AS mark WHERE strpos(to_jsonb(t)::text, mark) > 0)`;
      const places = rows.map(({ row }) => `${schema}.${name}: ${row.slice(0, 400)}`);
      found[schema === "archive" ? "archive" : "product"].push(...places);
    }
  } finally {
    await sql.end();
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (marks.some((mark) => path.includes(mark) || bytes.includes(mark))) found.files.push(path);
  }
  return found;
}
