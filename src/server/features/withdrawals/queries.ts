import type { Db } from "#server/platform/database/sql.ts";
import type { DataSubject } from "#server/platform/personal-data/owned-rows.ts";

/** Somebody who is there and not erased, by all that leads to their rows. */
export async function findSubject(db: Db, accountId: string): Promise<DataSubject | undefined> {
  const [row] = await db<{ email: string; phone: string | null }[]>`
    SELECT email, phone FROM accounts
    WHERE id = ${accountId} AND role = 'member' AND status <> 'deleted'`;
  if (!row) return undefined;
  const before = await addressesBefore(db, accountId);
  return {
    accountId,
    contacts: [row.email, ...(row.phone === null ? [] : [row.phone]), ...before],
  };
}

/** Where notices were sent to them before, which go to proven addresses only; but for what is somebody else's by now. */
async function addressesBefore(db: Db, accountId: string): Promise<string[]> {
  const rows = await db<{ address: string }[]>`
    SELECT address FROM (
      SELECT old_email AS address FROM email_changes
      WHERE account_id = ${accountId} AND changed_at IS NOT NULL
      UNION SELECT recipient FROM deliveries
      WHERE account_id = ${accountId} AND notice_group IS NOT NULL AND channel <> 'push') AS sent
    WHERE NOT EXISTS (SELECT FROM accounts a WHERE a.email = address AND a.id <> ${accountId})
      AND NOT EXISTS (
        SELECT FROM accounts a WHERE a.phone = address AND a.status <> 'deleted' AND a.id <> ${accountId})`;
  return rows.map(({ address }) => address);
}
