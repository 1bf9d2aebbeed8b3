import { createHash } from "node:crypto";
import { EMAIL_CHANGE_LIFETIME_MS, EMAIL_UNDO_MS } from "#domain/account/email-change.ts";
import type { Db, Tx } from "../../../platform/database/sql.ts";
import type { Ids } from "../../../platform/ids.ts";
import type { Random } from "../../../platform/random.ts";
import { NO_PASSWORD_HASH } from "../password/password-hash.ts";

/** A change that was asked for and can still be made. */
interface OpenChange {
  id: string;
  account_id: string;
  session_id: string;
  new_email: string;
}

/** A change that was made, as the link at the old address finds it. */
interface MadeChange {
  id: string;
  account_id: string;
  old_email: string;
  old_verified_at: Date | null;
  created_at: Date;
  changed_at: Date;
  undone_at: Date | null;
}

/** Keeps that an account's address is to change and voids what was asked for before; only the token's hash is stored. */
export async function startEmailChange(
  tx: Tx,
  facts: {
    accountId: string;
    sessionId: string;
    email: string;
    now: Date;
    ids: Ids;
    random: Random;
  },
): Promise<string> {
  const { accountId, sessionId, email, now, ids, random } = facts;
  const token = newToken(random);
  await voidEmailChanges(tx, accountId, now);
  await tx`
    INSERT INTO email_changes (id, account_id, session_id, new_email, token_hash, created_at, expires_at)
    VALUES (${ids.next()}, ${accountId}, ${sessionId}, ${email}, ${hash(token)}, ${now},
            ${new Date(now.getTime() + EMAIL_CHANGE_LIFETIME_MS)})`;
  return token;
}

/** What was asked for and not made leads nowhere any more. */
export async function voidEmailChanges(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx`
    UPDATE email_changes SET voided_at = ${now}
    WHERE account_id = ${accountId} AND voided_at IS NULL`;
}

export async function findOpenChange(
  db: Db,
  token: string,
  now: Date,
): Promise<OpenChange | undefined> {
  const [row] = await db<OpenChange[]>`
    SELECT id, account_id, session_id, new_email FROM email_changes
    WHERE token_hash = ${hash(token)} AND voided_at IS NULL AND expires_at > ${now}`;
  return row;
}

/** The new address whose link was mailed and can still be opened. */
export async function findPendingEmail(
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ email: string; expires_at: Date } | null> {
  const [row] = await db<{ email: string; expires_at: Date }[]>`
    SELECT new_email AS email, expires_at FROM email_changes
    WHERE account_id = ${accountId} AND voided_at IS NULL AND expires_at > ${now}`;
  return row ?? null;
}

/**
 * Gives the account its new address in place of `oldEmail` and returns the token that takes it back; null when somebody was
 * faster.
 */
export async function makeEmailChange(
  tx: Tx,
  change: OpenChange,
  { oldEmail, now, random }: { oldEmail: string; now: Date; random: Random },
): Promise<string | null> {
  const token = newToken(random);
  const [account] = await tx<{ email: string; email_verified_at: Date | null }[]>`
    SELECT email, email_verified_at FROM accounts
    WHERE id = ${change.account_id} AND status = 'active' FOR NO KEY UPDATE`;
  if (account?.email !== oldEmail) return null;
  const used = await tx`
    UPDATE email_changes
    SET voided_at = ${now}, changed_at = ${now}, old_email = ${oldEmail},
        old_verified_at = ${account.email_verified_at}, undo_hash = ${hash(token)}
    WHERE id = ${change.id} AND voided_at IS NULL`;
  if (used.count === 0) return null;
  await tx`
    UPDATE accounts SET email = ${change.new_email}, email_verified_at = ${now}
    WHERE id = ${change.account_id}`;
  return token;
}

export async function findMadeChange(db: Db, token: string): Promise<MadeChange | undefined> {
  const [row] = await db<MadeChange[]>`
    SELECT id, account_id, old_email, old_verified_at, created_at, changed_at, undone_at
    FROM email_changes WHERE undo_hash = ${hash(token)}`;
  return row;
}

/** Addresses that an account had until lately and may still go back to: they are its person's, whoever has the present one. */
export async function findWayBack(db: Db, accountId: string, now: Date): Promise<string[]> {
  const rows = await db<{ old_email: string }[]>`
    SELECT DISTINCT old_email FROM email_changes
    WHERE account_id = ${accountId} AND undone_at IS NULL
      AND changed_at > ${new Date(now.getTime() - EMAIL_UNDO_MS)}`;
  return rows.map(({ old_email: email }) => email);
}

/** Gives the account its old address back, and makes the way back of every later change useless; false when that was done. */
export async function undoEmailChange(tx: Tx, change: MadeChange, now: Date): Promise<boolean> {
  const { count } = await tx`
    UPDATE email_changes SET undone_at = ${now} WHERE id = ${change.id} AND undone_at IS NULL`;
  if (count === 0) return false;
  await tx`
    UPDATE email_changes SET undone_at = ${now}
    WHERE account_id = ${change.account_id} AND undone_at IS NULL AND changed_at >= ${change.changed_at}`;
  // Whoever changed the address may know the password: it opens nothing until a new one is set.
  const restored = await tx`
    UPDATE accounts SET email = ${change.old_email}, email_verified_at = ${change.old_verified_at},
                        password_hash = ${NO_PASSWORD_HASH}
    WHERE id = ${change.account_id} AND status IN ('active', 'withdrawing')`;
  return restored.count === 1;
}

function newToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString("base64url");
}

function hash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
