import { errorCode } from "../system-error.ts";
import { APPLICATION } from "./application-role.ts";
import type { Tx } from "./sql.ts";

export interface AppendOnlyTable {
  table: string;
  /** A trigger keeps its owner from changing it, too. */
  trigger: boolean;
}

const INSUFFICIENT_PRIVILEGE = "42501";
const RAISED = "P0001";

/**
 * Which of these tables could be rewritten after all; rights and triggers are read, then tried for real. Only a
 * connection of the owner can try as the owner.
 */
export async function findRewritable(
  tx: Tx,
  tables: readonly AppendOnlyTable[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { table, trigger } of tables) {
    const [rights] = await tx<{ any: boolean; has_trigger: boolean }[]>`
      SELECT has_table_privilege(${APPLICATION}, ${table}, 'UPDATE, DELETE, TRUNCATE')
             OR has_any_column_privilege(${APPLICATION}, ${table}, 'UPDATE') AS any,
             -- Before each statement that updates, deletes or truncates, and not switched off.
             EXISTS (SELECT FROM pg_trigger WHERE tgrelid = ${table}::regclass AND tgenabled IN ('O', 'A')
                      AND tgtype & 58 = 58 AND tgtype & 1 = 0) AS has_trigger`;
    if (rights?.any) found.push(`${table} may be changed by ${APPLICATION}`);
    if (trigger && !rights?.has_trigger) found.push(`${table} has no trigger against changes`);
    for (const change of [
      `UPDATE ${table} SET id = id WHERE false`,
      `DELETE FROM ${table} WHERE false`,
    ]) {
      if (await goesThrough(tx, `SET LOCAL ROLE ${APPLICATION}`, change)) {
        found.push(`${table} let ${APPLICATION} ${change.slice(0, 6)}`);
      }
      if (trigger && (await goesThrough(tx, "SET LOCAL ROLE NONE", change))) {
        found.push(`${table} let its owner ${change.slice(0, 6)}`);
      }
    }
  }
  return found;
}

/** Whether a statement that touches no row was allowed; whatever it did is undone. */
async function goesThrough(tx: Tx, role: string, statement: string): Promise<boolean> {
  const undo = new Error("undo");
  try {
    await tx.savepoint(async (inner) => {
      await inner.unsafe(role);
      await inner.unsafe(statement);
      throw undo;
    });
  } catch (error) {
    if (error === undo) return true;
    const code = errorCode(error);
    if (code !== INSUFFICIENT_PRIVILEGE && code !== RAISED) throw error;
  }
  return false;
}
