import { expect, it } from "vitest";
import { CODE_WORDS } from "#domain/personal-data/columns/code-words.ts";
import { COLUMN_NAMES, columnName } from "#domain/personal-data/columns/column-name.ts";
import { SHARED_COLUMNS } from "#domain/personal-data/columns/shared-columns.ts";
import { columnsOf, exportedBy } from "#domain/personal-data/data-rule.ts";
import { DATA_RULES } from "#domain/personal-data/data-table.ts";
import { columnTypes } from "#server/platform/personal-data/owned-rows.ts";
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

it("heads every column that people get in Korean, no two of a table alike, and no other column", async () => {
  const types = await columnTypes(await testDatabase());
  const all = (table: string) => [...(types.get(table)?.keys() ?? [])];
  const exported = new Map(
    Object.entries(DATA_RULES)
      .filter(([, { unexported }]) => unexported === undefined)
      .map(([table, rule]) => [
        table,
        new Set(rule.links.flatMap((link) => exportedBy(rule, link, all(table)))),
      ]),
  );
  for (const [table, columns] of exported) {
    const names = [...columns].map((column) => columnName(table, column));
    expect(
      names.filter((name) => !/[가-힣]/.test(name)),
      table,
    ).toEqual([]);
    expect(new Set(names).size, table).toBe(names.length);
  }
  const used = (table: string, column: string) => exported.get(table)?.has(column);
  for (const named of [COLUMN_NAMES, CODE_WORDS]) {
    for (const [table, columns] of Object.entries(named)) {
      expect(
        Object.keys(columns).filter((column) => !used(table, column)),
        table,
      ).toEqual([]);
    }
  }
  for (const [table, columns] of Object.entries(COLUMN_NAMES)) {
    const twice = Object.entries(columns).filter(
      ([column, name]) => SHARED_COLUMNS[column] === name,
    );
    expect(twice, table).toEqual([]);
  }
  // A name shared by fewer than two tables is that table's own.
  const sharing = (column: string) =>
    [...exported].filter(
      ([table, columns]) =>
        columns.has(column) && !Object.hasOwn(COLUMN_NAMES[table] ?? {}, column),
    ).length;
  expect(Object.keys(SHARED_COLUMNS).filter((column) => sharing(column) < 2)).toEqual([]);
});
