import { MENTIONS, SHORTEST_MENTION } from "#domain/personal-data/mentions.ts";
import { LEFT_MEMBER } from "#domain/withdrawal/left-names.ts";
import type { Tx } from "#server/platform/database/sql.ts";
import { columnTypes } from "#server/platform/personal-data/owned-rows.ts";

/** Takes somebody's names out of what the product wrote to the people they dealt with. */
export async function eraseMentions(tx: Tx, accountId: string): Promise<void> {
  const names = await namesOf(tx, accountId);
  if (names.length === 0) return;
  const others = await dealtWith(tx, accountId);
  const types = await columnTypes(tx);
  for (const { table, columns, everywhere } of MENTIONS) {
    const whom = everywhere ? tx`true` : tx`account_id = ANY(${others}::uuid[])`;
    for (const column of columns) {
      const isJson = types.get(table)?.get(column) === "jsonb";
      for (const name of names) {
        // As it stands inside the column's text.
        const written = isJson ? JSON.stringify(name).slice(1, -1) : name;
        const replaced = tx`replace(${tx(column)}::text, ${written}, ${LEFT_MEMBER})`;
        await tx`
          UPDATE ${tx(table)} SET ${tx(column)} = ${isJson ? tx`${replaced}::jsonb` : replaced}
          WHERE ${whom} AND strpos(${tx(column)}::text, ${written}) > 0`;
      }
    }
  }
}

/** What the person is called, and was as a pro; the longest first, as one may stand in another. */
async function namesOf(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    SELECT name FROM accounts WHERE id = ${accountId}
    UNION SELECT display_name FROM pro_profiles WHERE account_id = ${accountId}
    UNION SELECT c.previous_name FROM pro_name_changes c JOIN pro_profiles p ON p.id = c.pro_id
      WHERE p.account_id = ${accountId}`;
  return rows
    .map(({ name }) => name)
    .filter((name) => name.length >= SHORTEST_MENTION)
    .toSorted((one, other) => other.length - one.length);
}

/** Accounts to which the product may have named them. */
async function dealtWith(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    SELECT p.account_id AS id FROM requests r JOIN request_recipients c ON c.request_id = r.id
      JOIN pro_profiles p ON p.id = c.pro_id WHERE r.customer_id = ${accountId}
    UNION SELECT p.account_id FROM requests r JOIN quotes q ON q.request_id = r.id
      JOIN pro_profiles p ON p.id = q.pro_id WHERE r.customer_id = ${accountId}
    UNION SELECT r.customer_id FROM pro_profiles p JOIN quotes q ON q.pro_id = p.id
      JOIN requests r ON r.id = q.request_id WHERE p.account_id = ${accountId}
    UNION SELECT p.account_id FROM consultations c JOIN pro_profiles p ON p.id = c.pro_id
      WHERE c.customer_id = ${accountId}
    UNION SELECT c.customer_id FROM pro_profiles p JOIN consultations c ON c.pro_id = p.id
      WHERE p.account_id = ${accountId}
    UNION SELECT s.account_id FROM pro_profiles p JOIN saved_pros s ON s.pro_id = p.id
      WHERE p.account_id = ${accountId}`;
  return rows.map(({ id }) => id);
}
