import { expect, it } from "vitest";
import { columnsOf } from "#domain/personal-data/data-rule.ts";
import { DATA_RULES } from "#domain/personal-data/data-table.ts";
import { testDatabase } from "#test/database.ts";

/** Types that can hold somebody's words; ids, numbers, days and times cannot. */
const WORDS = ["text", "varchar", "json", "jsonb", "bytea", "name", "inet"];

it("names every table, and in each every column that can hold words", async () => {
  const sql = await testDatabase();
  const rows = await sql<{ table: string; words: string[] }[]>`
    SELECT table_name AS table,
           coalesce(array_agg(column_name::text ORDER BY column_name)
             FILTER (WHERE udt_name = ANY(${WORDS}) OR left(udt_name, 1) = '_'), '{}') AS words
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY table_name ORDER BY 1`;
  const schema = Object.fromEntries(rows.map(({ table, words }) => [table, words]));
  const named = Object.fromEntries(
    Object.entries(DATA_RULES)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([table, rule]) => [
        table,
        columnsOf(rule, "given", "secret", "others", "code").toSorted(),
      ]),
  );
  expect(named).toEqual(schema);
});
