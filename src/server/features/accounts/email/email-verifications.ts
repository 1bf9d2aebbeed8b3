import { createHash } from "node:crypto";
import { VERIFICATION_LIFETIME_MS } from "#domain/account/email-verification.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import type { Random } from "../../../platform/random.ts";

/** Makes a one-time token for an account's address and voids its earlier ones; only the hash is stored. */
export async function startVerification(
  tx: Tx,
  facts: { account: { id: string; email: string }; now: Date; random: Random },
): Promise<string> {
  const { account, now, random } = facts;
  const token = Buffer.from(random.bytes(32)).toString("base64url");
  await tx`
    UPDATE email_verifications SET used_at = ${now}
    WHERE account_id = ${account.id} AND used_at IS NULL`;
  await tx`
    INSERT INTO email_verifications (token_hash, account_id, email, created_at, expires_at)
    VALUES (${hash(token)}, ${account.id}, ${account.email}, ${now},
            ${new Date(now.getTime() + VERIFICATION_LIFETIME_MS)})`;
  return token;
}

/** Uses a token up and says whose address it proves; null when it is too late for it, or somebody was faster. */
export async function consumeVerification(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ accountId: string; email: string } | null> {
  const [used] = await tx<{ accountId: string; email: string }[]>`
    UPDATE email_verifications SET used_at = ${now}
    WHERE token_hash = ${hash(token)} AND used_at IS NULL AND expires_at > ${now}
    RETURNING account_id AS "accountId", email`;
  return used ?? null;
}

/** Keeps that an account's address is its person's; false when that is no longer the address, or they have left. */
export async function setEmailVerified(
  tx: Tx,
  { accountId, email }: { accountId: string; email: string },
  now: Date,
): Promise<boolean> {
  const { count } = await tx`
    UPDATE accounts SET email_verified_at = ${now}
    WHERE id = ${accountId} AND email = ${email} AND status = 'active'`;
  return count === 1;
}

function hash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
