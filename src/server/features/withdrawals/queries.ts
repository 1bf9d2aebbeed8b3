import type { Db } from "#server/platform/database/sql.ts";
import type { DataSubject } from "#server/platform/personal-data/owned-rows.ts";

/** Somebody who is there and not erased, by all that leads to their rows. */
export async function findSubject(db: Db, accountId: string): Promise<DataSubject | undefined> {
  const [row] = await db<{ email: string; phone: string | null }[]>`
    SELECT email, phone FROM accounts
    WHERE id = ${accountId} AND role = 'member' AND status <> 'deleted'`;
  if (!row) return undefined;
  return { accountId, contacts: [row.email, ...(row.phone === null ? [] : [row.phone])] };
}
