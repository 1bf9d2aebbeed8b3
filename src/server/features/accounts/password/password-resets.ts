import { createHash } from "node:crypto";
import { RESET_LIFETIME_MS } from "#domain/account/password-rules.ts";
import type { Db, Tx } from "../../../platform/database/sql.ts";
import type { Random } from "../../../platform/random.ts";

/** Makes a one-time token for an account and voids its earlier ones; only the hash is stored. */
export async function startReset(
  tx: Tx,
  facts: { accountId: string; now: Date; random: Random },
): Promise<string> {
  const token = Buffer.from(facts.random.bytes(32)).toString("base64url");
  await voidResets(tx, facts.accountId, facts.now);
  await tx`
    INSERT INTO password_resets (token_hash, account_id, created_at, expires_at)
    VALUES (${hash(token)}, ${facts.accountId}, ${facts.now},
            ${new Date(facts.now.getTime() + RESET_LIFETIME_MS)})`;
  return token;
}

/** Whose token this is, while it can be used. */
export async function findReset(db: Db, token: string, now: Date): Promise<string | null> {
  const [row] = await db<{ account_id: string }[]>`
    SELECT account_id FROM password_resets
    WHERE token_hash = ${hash(token)} AND used_at IS NULL AND expires_at > ${now}`;
  return row?.account_id ?? null;
}

/** Uses a token up; false when somebody else was faster or it is too late. */
export async function consumeReset(tx: Tx, token: string, now: Date): Promise<boolean> {
  const used = await tx`
    UPDATE password_resets SET used_at = ${now}
    WHERE token_hash = ${hash(token)} AND used_at IS NULL AND expires_at > ${now}`;
  return used.count === 1;
}

/** Links that were mailed before stop working. */
export async function voidResets(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx`
    UPDATE password_resets SET used_at = ${now} WHERE account_id = ${accountId} AND used_at IS NULL`;
}

function hash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
