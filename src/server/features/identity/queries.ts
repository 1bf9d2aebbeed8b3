import type { Day } from "#domain/calendar/day.ts";
import type { Db } from "../../platform/database/sql.ts";

/** Who an account was found to be. */
export interface IdentityRow {
  account_id: string;
  verification_id: string;
  legal_name: string;
  checked_on: Day;
  /** Old enough for a pro, on the day of the check. */
  is_adult: boolean;
  ci_hash: Buffer;
  /** The one pro who is this person; null for a customer. */
  pro_id: string | null;
}

export async function findIdentity(db: Db, accountId: string): Promise<IdentityRow | undefined> {
  const [row] = await db<IdentityRow[]>`SELECT * FROM identities WHERE account_id = ${accountId}`;
  return row;
}

/** Who these pros were found to be, by pro id; those who were not checked are missing. */
export async function findIdentitiesOfPros(
  db: Db,
  proIds: readonly string[],
): Promise<Map<string, IdentityRow & { pro_id: string }>> {
  const rows = await db<(IdentityRow & { pro_id: string })[]>`
    SELECT * FROM identities WHERE pro_id = ANY(${[...proIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.pro_id, row]));
}

/** Whether a pro was checked, so that they are one person and the only pro of theirs. */
export async function isProIdentified(db: Db, proId: string): Promise<boolean> {
  return (await findIdentitiesOfPros(db, [proId])).has(proId);
}

export interface DisclosureRow {
  id: string;
  hire_id: string;
  request_id: string;
  customer_name: string;
  at: Date;
}

/** By whom and when a pro's identity was read, the newest first. */
export async function findDisclosures(
  db: Db,
  proId: string,
  limit: number,
): Promise<DisclosureRow[]> {
  return db<DisclosureRow[]>`
    SELECT d.id, d.hire_id, h.request_id, a.name AS customer_name, d.at
    FROM identity_disclosures d
    JOIN hires h ON h.id = d.hire_id
    JOIN accounts a ON a.id = d.account_id
    WHERE d.pro_id = ${proId} ORDER BY d.id DESC LIMIT ${limit}`;
}
