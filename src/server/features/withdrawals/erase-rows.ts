import { clearedBy, type DataRule, type Link } from "#domain/personal-data/data-rule.ts";
import { DATA_RULES } from "#domain/personal-data/data-table.ts";
import type { Tx } from "#server/platform/database/sql.ts";
import {
  columnTypes,
  linked,
  owned,
  type DataSubject,
} from "#server/platform/personal-data/owned-rows.ts";

type Types = ReadonlyMap<string, string>;

/** Deletes or empties every row of somebody's in every table, as the list of them says. */
export async function eraseRows(tx: Tx, whose: DataSubject): Promise<void> {
  const types = await columnTypes(tx);
  // What the product may only add to; by what the rows below still lead to.
  await tx`SELECT erase_closed_words(${whose.accountId})`;
  for (const [table, rule] of Object.entries(DATA_RULES)) {
    if (rule.links.length === 0) continue;
    if (rule.fate === "delete") {
      await tx`DELETE FROM ${tx(table)} WHERE ${owned(tx, rule, whose)}`;
    } else if (rule.fate === "clear") {
      for (const link of rule.links) {
        await clearRows(tx, { table, rule, link, types: types.get(table) ?? new Map(), whose });
      }
    }
  }
}

async function clearRows(
  tx: Tx,
  clearing: {
    table: string;
    rule: DataRule;
    link: Link;
    types: Types;
    whose: DataSubject;
  },
): Promise<void> {
  const { table, rule, link, types, whose } = clearing;
  const set = clearedBy(rule, link).map((column) => {
    const blank = rule.blanks?.[column];
    if (blank !== undefined)
      return tx`${tx(column)} = ${blankOf(tx, blank, types.get(column) ?? "text")}`;
    const names = rule.texts?.[column];
    if (names !== undefined) {
      return tx`${tx(column)} = without_texts(${tx(column)}, ${names.split(" ")})`;
    }
    return tx`${tx(column)} = ${emptied(tx, column, types.get(column) ?? "text")}`;
  });
  const [first, ...others] = set;
  if (!first) return;
  const all = others.reduce((one, other) => tx`${one}, ${other}`, first);
  await tx`UPDATE ${tx(table)} SET ${all} WHERE ${linked(tx, link, whose)}`;
}

/** What a rule says stands there afterwards. */
function blankOf(tx: Tx, blank: string | null, type: string) {
  if (blank === null) return tx`NULL`;
  if (blank === "{id}") return tx`id::text`;
  return tx`CAST(${blank}::text AS ${tx(type)})`;
}

/** Nothing of the column's type; what was not there stays so, which checks of the table go by. */
function emptied(tx: Tx, column: string, type: string) {
  const nothing =
    type === "jsonb"
      ? tx`CASE jsonb_typeof(${tx(column)}) WHEN 'array' THEN '[]'::jsonb ELSE '{}' END`
      : type === "bytea" || type.startsWith("_")
        ? tx`CAST(${type === "bytea" ? "" : "{}"}::text AS ${tx(type)})`
        : tx`''`;
  return tx`CASE WHEN ${tx(column)} IS NOT NULL THEN ${nothing} END`;
}
