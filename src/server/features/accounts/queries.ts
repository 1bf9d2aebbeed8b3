import type { Db, Tx } from "../../platform/database/sql.ts";

export interface AccountRow {
  id: string;
  email: string;
  name: string;
  role: "member" | "staff";
  status: "active" | "suspended" | "deleted";
  phone: string | null;
  password_hash: string;
}

export async function findAccount(db: Db, accountId: string): Promise<AccountRow | undefined> {
  const [row] = await db<AccountRow[]>`${accountColumns(db)} WHERE id = ${accountId}`;
  return row;
}

/** `email` as `normalizeEmail` makes it. */
export async function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  const [row] = await db<AccountRow[]>`${accountColumns(db)} WHERE email = ${email}`;
  return row;
}

function accountColumns(db: Db) {
  return db`SELECT id, email, name, role, status, phone, password_hash FROM accounts`;
}

/** Names by account id. */
export async function accountNames(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db<{ id: string; name: string }[]>`
    SELECT id, name FROM accounts WHERE id IN ${db(accountIds)}`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A person's verified number, "+8210…". Only for whom the rules let see it. */
export async function accountPhone(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db<{ phone: string | null }[]>`
    SELECT phone FROM accounts WHERE id = ${accountId}`;
  return row?.phone ?? null;
}

export async function setMode(tx: Tx, accountId: string, mode: "customer" | "pro"): Promise<void> {
  await tx`UPDATE accounts SET mode = ${mode} WHERE id = ${accountId}`;
}

export async function setPasswordHash(db: Db, accountId: string, hash: string): Promise<void> {
  await db`UPDATE accounts SET password_hash = ${hash} WHERE id = ${accountId}`;
}

/** Throws PostgreSQL's unique violation when another living account has the number. */
export async function setVerifiedPhone(
  tx: Tx,
  accountId: string,
  phone: string,
  now: Date,
): Promise<void> {
  await tx`UPDATE accounts SET phone = ${phone}, phone_verified_at = ${now} WHERE id = ${accountId}`;
}
