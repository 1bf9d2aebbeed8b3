import type { Db, Tx } from "../../../platform/database/sql.ts";

export interface PasskeyRow {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: Uint8Array;
  counter: string;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** An account's, the newest first. */
export async function listPasskeys(db: Db, accountId: string): Promise<PasskeyRow[]> {
  return db<PasskeyRow[]>`
    SELECT * FROM passkeys WHERE account_id = ${accountId} ORDER BY created_at DESC, id DESC`;
}

export async function hasPasskey(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db`SELECT 1 FROM passkeys WHERE account_id = ${accountId} LIMIT 1`;
  return row !== undefined;
}

/** Which one a device is asked for, or not to make again. */
export function passkeyDescriptor(row: Pick<PasskeyRow, "credential_id" | "transports">) {
  return { id: row.credential_id, type: "public-key", transports: row.transports } as const;
}

/** Whose a credential says it is: nothing is proven by naming it. */
export async function passkeyAccountId(db: Db, credentialId: string): Promise<string | null> {
  const [row] = await db<{ account_id: string }[]>`
    SELECT account_id FROM passkeys WHERE credential_id = ${credentialId}`;
  return row?.account_id ?? null;
}

/** Held until the transaction ends: of two uses at once the second sees the counter of the first. */
export async function lockPasskey(tx: Tx, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx<PasskeyRow[]>`
    SELECT * FROM passkeys WHERE credential_id = ${credentialId} FOR UPDATE`;
  return row;
}

/** False when somebody has registered that credential before. */
export async function insertPasskey(
  tx: Tx,
  row: Omit<PasskeyRow, "counter" | "last_used_at"> & { counter: number },
): Promise<boolean> {
  const { count } = await tx`
    INSERT INTO passkeys (id, account_id, credential_id, public_key, counter, transports, name, created_at)
    VALUES (${row.id}, ${row.account_id}, ${row.credential_id}, ${row.public_key}, ${row.counter},
            ${row.transports}, ${row.name}, ${row.created_at})
    ON CONFLICT (credential_id) DO NOTHING`;
  return count === 1;
}

export async function markPasskeyUsed(
  tx: Tx,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<void> {
  await tx`UPDATE passkeys SET counter = ${counter}, last_used_at = ${now} WHERE id = ${id}`;
}

/** Its name; undefined when it is none of that account's. */
export async function deletePasskey(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const [gone] = await tx<{ name: string }[]>`
    DELETE FROM passkeys WHERE id = ${id} AND account_id = ${accountId} RETURNING name`;
  return gone?.name;
}

/** Those that were added then or later. */
export async function deletePasskeysSince(tx: Tx, accountId: string, since: Date): Promise<void> {
  await tx`DELETE FROM passkeys WHERE account_id = ${accountId} AND created_at >= ${since}`;
}
