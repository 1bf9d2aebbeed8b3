import type { DataRule, Link } from "#domain/personal-data/data-rule.ts";
import { dataRule } from "#domain/personal-data/data-table.ts";
import type { Db } from "../database/sql.ts";

/** Somebody, by all that leads to their rows. */
export interface DataSubject {
  accountId: string;
  /** E-mail address and number, as stored. */
  contacts: readonly string[];
}

/** Condition: the row's column says that it is the person's. */
export function linked(db: Db, link: Link, whose: DataSubject): ReturnType<Db> {
  if (link.of === "account") return db`${db(link.column)} = ${whose.accountId}`;
  if (link.of === "contact") {
    return db`${db(link.column)} = ANY(${[...whose.contacts, whose.accountId]}::text[])`;
  }
  // As a list, which an index is searched for also beside another condition; a set would be compared with each row.
  return db`${db(link.column)} = ANY(ARRAY(SELECT id FROM ${db(link.of)} WHERE ${owned(db, dataRule(link.of), whose)}))`;
}

/** Condition: the row is the person's by any of the links of its table. */
export function owned(db: Db, rule: DataRule, whose: DataSubject): ReturnType<Db> {
  return rule.links
    .map((link) => linked(db, link, whose))
    .reduce((one, other) => db`${one} OR ${other}`, db`false`);
}

/** The type of each column of the product's tables, as the database names it. */
export async function columnTypes(db: Db): Promise<Map<string, Map<string, string>>> {
  const rows = await db<{ table_name: string; column_name: string; udt_name: string }[]>`
    SELECT table_name, column_name, udt_name FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY ordinal_position`;
  const types = new Map<string, Map<string, string>>();
  for (const { table_name: table, column_name: column, udt_name: type } of rows) {
    types.set(table, (types.get(table) ?? new Map<string, string>()).set(column, type));
  }
  return types;
}
