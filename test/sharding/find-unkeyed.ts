import type postgres from "postgres";
import { spreadOver } from "./distributed-copy.ts";
import { GROUPS, groupOf, ON_EVERY_DATABASE } from "./keys.ts";
import type { RecordedStatement } from "./recorded-statements.ts";

/**
 * What keeps statements from being done by one database that is known beforehand, as "file: what", each once:
 * - a table of which it does not name the key, so that every database has to be asked
 * - a table that has no such column
 * - tables of both groups at once, which lie on different databases
 * - a write to what stands on every database
 * - a function of the database's own, which hides what it does.
 */
export async function findUnkeyed(
  owner: postgres.Sql,
  statements: readonly RecordedStatement[],
): Promise<string[]> {
  const functions = await ownFunctions(owner);
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const statement of statements) {
    const { text, file } = statement;
    if (seen.has(text)) continue;
    seen.add(text);
    const say = (what: string) => found.add(`${file}: ${what}`);
    const tables = tablesOf(text);
    const { tables: spread, refused } = await spreadOver(owner, statement);
    for (const table of spread) say(`${table} without its key`);
    if (refused !== null) say(`refused: ${refused}`);
    for (const table of tables) {
      const group = groupOf(table);
      if (group && GROUPS[group].tables[table] === null) say(`${table} has no key`);
    }
    const groups = new Set(tables.map(groupOf).filter((group) => group !== null));
    if (groups.size > 1) say("both groups in one statement");
    for (const table of writtenBy(text)) {
      if (ON_EVERY_DATABASE.has(table)) say(`${table} is written`);
    }
    for (const name of functions) {
      if (new RegExp(`\\b${name}\\s*\\(`).test(text)) say(`${name}() hides what it does`);
    }
  }
  return [...found].toSorted();
}

/** Names that stand where a table does; those of the statement's own WITH among them. */
export function tablesOf(text: string): string[] {
  const names = text.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?([a-z_]+)/gi);
  return [...new Set([...names].map(([, name = ""]) => name.toLowerCase()))];
}

/** Tables that a statement changes. */
export function writtenBy(text: string): string[] {
  const names = text.matchAll(
    /\b(?:insert\s+into|delete\s+from|(?<!(?:for|key|do)\s+)update)\s+([a-z_]+)/gi,
  );
  return [...names].map(([, name = ""]) => name.toLowerCase());
}

/** Those that migrations made, and that read or write tables. */
async function ownFunctions(owner: postgres.Sql): Promise<string[]> {
  const rows = await owner<{ name: string }[]>`
    SELECT p.proname AS name FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND p.provolatile <> 'i'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;
  return rows.map(({ name }) => name);
}
