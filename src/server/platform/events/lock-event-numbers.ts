import type { Tx } from "../database/sql.ts";

/**
 * Takes the event numbers of all the people to whom a transaction will publish, in one order for everybody:
 * two transactions that publish to the same people then wait for each other instead of both giving up (decision 024).
 */
export async function lockEventNumbers(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx`
    SELECT 1 FROM accounts WHERE id = ANY(${[...new Set(accountIds)]}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`;
}
