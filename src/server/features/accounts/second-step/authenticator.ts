import type { Db, Tx } from "../../../platform/database/sql.ts";
import type { Random } from "../../../platform/random.ts";
import type { BoxLabel } from "../../../platform/secret-box.ts";
import {
  newAuthenticator,
  spentCounter,
  type AuthenticatorRow,
} from "../../../platform/second-factor/authenticator-code.ts";

interface Facts {
  sessionSecret: string;
  now: Date;
}

/** Since when an account asks for a second step; null: it asks for none. */
export async function secondStepSince(db: Db, accountId: string): Promise<Date | null> {
  const [row] = await db<{ confirmed_at: Date | null }[]>`
    SELECT confirmed_at FROM account_authenticators WHERE account_id = ${accountId}`;
  return row?.confirmed_at ?? null;
}

/** Makes the secret of an app that is about to be set up, in place of an earlier one; null when one is in use. */
export async function startAuthenticator(
  tx: Tx,
  account: { id: string; email: string },
  { sessionSecret, now, random }: Facts & { random: Random },
): Promise<{ base32: string; uri: string } | null> {
  const { box, ...shown } = newAuthenticator(
    account.email,
    labelOf(account.id, sessionSecret),
    random,
  );
  const { count } = await tx`
    INSERT INTO account_authenticators (account_id, secret, created_at)
    VALUES (${account.id}, ${box}, ${now})
    ON CONFLICT (account_id) DO UPDATE
    SET secret = excluded.secret, last_counter = 0, created_at = excluded.created_at
    WHERE account_authenticators.confirmed_at IS NULL`;
  return count === 1 ? shown : null;
}

/** Takes the first code of an app: from then on it is asked for. */
export async function confirmAuthenticator(
  tx: Tx,
  accountId: string,
  facts: Facts & { code: string },
): Promise<"on" | "wrong" | "not_started"> {
  const row = await lockAuthenticator(tx, accountId);
  if (!row || row.confirmed_at !== null) return "not_started";
  if (!(await spend(tx, accountId, row, facts))) return "wrong";
  await tx`
    UPDATE account_authenticators SET confirmed_at = ${facts.now} WHERE account_id = ${accountId}`;
  return "on";
}

/** Uses up a code of the app that is asked for. */
export async function useAppCode(
  tx: Tx,
  accountId: string,
  facts: Facts & { code: string },
): Promise<boolean> {
  const row = await lockAuthenticator(tx, accountId);
  return row !== undefined && row.confirmed_at !== null && spend(tx, accountId, row, facts);
}

/** False when there was none in use. With `since`, only one that was set up then or later. */
export async function removeAuthenticator(
  tx: Tx,
  accountId: string,
  since: Date | null = null,
): Promise<boolean> {
  const [gone] = await tx<{ confirmed_at: Date | null }[]>`
    DELETE FROM account_authenticators
    WHERE account_id = ${accountId} AND (${since}::timestamptz IS NULL OR created_at >= ${since})
    RETURNING confirmed_at`;
  if (gone) await tx`DELETE FROM recovery_codes WHERE account_id = ${accountId}`;
  return gone !== undefined && gone.confirmed_at !== null;
}

async function lockAuthenticator(tx: Tx, accountId: string) {
  const [row] = await tx<(AuthenticatorRow & { confirmed_at: Date | null })[]>`
    SELECT secret, last_counter, confirmed_at FROM account_authenticators
    WHERE account_id = ${accountId} FOR UPDATE`;
  return row;
}

async function spend(
  tx: Tx,
  accountId: string,
  row: AuthenticatorRow,
  { code, sessionSecret, now }: Facts & { code: string },
): Promise<boolean> {
  const counter = spentCounter(row, { code, label: labelOf(accountId, sessionSecret), now });
  if (counter === null) return false;
  await tx`
    UPDATE account_authenticators SET last_counter = ${counter} WHERE account_id = ${accountId}`;
  return true;
}

function labelOf(owner: string, sessionSecret: string): BoxLabel {
  return { purpose: "account authenticator", owner, sessionSecret };
}
