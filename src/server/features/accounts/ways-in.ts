import type { Db, Tx } from "../../platform/database/sql.ts";
import { deletePasskeysSince } from "./passkeys/passkey-rows.ts";
import { NO_PASSWORD_HASH } from "./password/password-hash.ts";
import { removeAuthenticator } from "./second-step/authenticator.ts";
import { unlinkSince } from "./social/social-login-rows.ts";

interface WaysIn {
  hasPassword: boolean;
  /** Passkeys and linked providers. */
  ways: number;
}

/** By how much an account is opened. */
export async function findWaysIn(db: Db, accountId: string): Promise<WaysIn> {
  const [row] = await db<{ has_password: boolean; ways: number }[]>`
    SELECT password_hash <> ${NO_PASSWORD_HASH} AS has_password,
           (SELECT count(*)::int FROM passkeys WHERE account_id = accounts.id)
           + (SELECT count(*)::int FROM social_logins WHERE account_id = accounts.id) AS ways
    FROM accounts WHERE id = ${accountId}`;
  return { hasPassword: row?.has_password ?? false, ways: row?.ways ?? 0 };
}

/** The same with the account held for this transaction: of two that are taken away at once each would count on the other. */
export async function lockWaysIn(tx: Tx, accountId: string): Promise<WaysIn> {
  await tx`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
  return findWaysIn(tx, accountId);
}

/** Takes away by what else somebody may come in who was in the account then or later and is not its person. */
export async function distrustSince(tx: Tx, accountId: string, since: Date): Promise<void> {
  await deletePasskeysSince(tx, accountId, since);
  await unlinkSince(tx, accountId, since);
  await removeAuthenticator(tx, accountId, since);
}
