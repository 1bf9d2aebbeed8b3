import type { AccountMode } from "#domain/account/user-type.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface AccountRow {
  id: string;
  email: string;
  email_verified: boolean;
  name: string;
  role: "member" | "staff";
  status: "active" | "suspended" | "withdrawing" | "deleted";
  phone: string | null;
  /** Null until one is set, of who joined by a provider. */
  password_hash: string | null;
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
  return db`
    SELECT id, email, ${isConfirmed(db)} AS email_verified, name, role, status, phone,
           nullif(password_hash, '') AS password_hash
    FROM accounts`;
}

/** Condition: somebody opened a link that was sent to the address, and it has not bounced since. */
function isConfirmed(db: Db) {
  return db`(email_verified_at IS NOT NULL AND NOT ${hasBounced(db)})`;
}

/** Condition: a letter to the address came back since somebody last opened a link there. */
function hasBounced(db: Db) {
  return db`EXISTS (SELECT 1 FROM email_bounces WHERE email_bounces.email = accounts.email)`;
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

/** The same, with the account held for this transaction. */
export async function lockAccountPhone(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx<{ phone: string | null }[]>`
    SELECT phone FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
  return row?.phone ?? null;
}

/** Where a person is reached outside the page. */
export interface Contact {
  email: string;
  emailVerified: boolean;
  /** Letters to it came back. */
  emailBounced: boolean;
  /** Null until one is verified. */
  phone: string | null;
  /** They are leaving or suspended: nothing goes there that need not. */
  isClosed: boolean;
}

/** Of everybody who is not gone, by account id. */
export async function findContacts(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, Contact>> {
  const rows = await db<(Contact & { id: string })[]>`
    SELECT id, email, ${isConfirmed(db)} AS "emailVerified", ${hasBounced(db)} AS "emailBounced", phone,
           status <> 'active' AS "isClosed"
    FROM accounts WHERE id = ANY(${[...accountIds]}::uuid[]) AND status <> 'deleted'`;
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}

export interface VerifiedPhone {
  phone: string | null;
  phone_verified_at: Date | null;
}

export async function findVerifiedPhone(db: Db, accountId: string): Promise<VerifiedPhone> {
  const [row] = await db<VerifiedPhone[]>`
    SELECT phone, phone_verified_at FROM accounts WHERE id = ${accountId}`;
  return row ?? { phone: null, phone_verified_at: null };
}

export async function setName(tx: Tx, accountId: string, name: string): Promise<void> {
  await tx`UPDATE accounts SET name = ${name} WHERE id = ${accountId}`;
}

export async function setMode(tx: Tx, accountId: string, mode: AccountMode): Promise<void> {
  await tx`UPDATE accounts SET mode = ${mode} WHERE id = ${accountId}`;
}

export async function setPasswordHash(db: Db, accountId: string, hash: string): Promise<void> {
  await db`UPDATE accounts SET password_hash = ${hash} WHERE id = ${accountId}`;
}

/** Throws PostgreSQL's unique violation when another open account has the number. */
export async function setVerifiedPhone(
  tx: Tx,
  accountId: string,
  phone: string,
  now: Date,
): Promise<void> {
  await tx`UPDATE accounts SET phone = ${phone}, phone_verified_at = ${now} WHERE id = ${accountId}`;
}

export interface PersonRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  created_at: Date;
}

/** An account as staff look it up. */
export async function findPerson(db: Db, accountId: string): Promise<PersonRow | undefined> {
  const [row] = await db<PersonRow[]>`
    SELECT id, name, email, phone, created_at FROM accounts WHERE id = ${accountId}`;
  return row;
}

/** All staff accounts by name, or only the one with this id. */
export async function findStaff(
  db: Db,
  onlyId: string | null,
): Promise<{ id: string; name: string }[]> {
  return db<{ id: string; name: string }[]>`
    SELECT id, name FROM accounts
    WHERE role = 'staff' AND (${onlyId}::uuid IS NULL OR id = ${onlyId}) ORDER BY name, id`;
}

/** The blocks that stand between two people: none, one or both of theirs. */
export async function blocksBetween(
  db: Db,
  one: string,
  other: string,
): Promise<{ id: string; blocker_id: string }[]> {
  return db<{ id: string; blocker_id: string }[]>`
    SELECT id, blocker_id FROM account_blocks
    WHERE (blocker_id = ${one} AND blocked_id = ${other})
       OR (blocker_id = ${other} AND blocked_id = ${one})`;
}

/** Whether one of two people has blocked the other. */
export async function areBlocked(db: Db, one: string, other: string): Promise<boolean> {
  return (await blocksBetween(db, one, other)).length > 0;
}
