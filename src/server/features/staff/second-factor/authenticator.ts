import { renderUnicodeCompact } from "uqr";
import type { Db, Tx } from "../../../platform/database/sql.ts";
import type { Random } from "../../../platform/random.ts";
import type { BoxLabel } from "../../../platform/secret-box.ts";
import {
  newAuthenticator,
  spentCounter,
  type AuthenticatorRow,
} from "../../../platform/second-factor/authenticator-code.ts";

export interface NewAuthenticator {
  base32: string;
  uri: string;
  /** Lines of block characters for a terminal. */
  qr: string;
}

/** Gives a staff account a new authenticator in place of any other. What it returns is shown once. */
export async function setAuthenticator(
  tx: Tx,
  account: { id: string; email: string },
  facts: { sessionSecret: string; random: Random; now: Date },
): Promise<NewAuthenticator> {
  const label = labelOf(account.id, facts.sessionSecret);
  const { box, ...described } = newAuthenticator(account.email, label, facts.random);
  await tx`
    INSERT INTO staff_authenticators (account_id, secret, created_at)
    VALUES (${account.id}, ${box}, ${facts.now})
    ON CONFLICT (account_id) DO UPDATE
    SET secret = excluded.secret, last_counter = 0, created_at = excluded.created_at`;
  return { ...described, qr: renderUnicodeCompact(described.uri) };
}

export async function hasAuthenticator(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db`SELECT 1 FROM staff_authenticators WHERE account_id = ${accountId}`;
  return row !== undefined;
}

/** Uses up an authenticator's code; of two at once, one is right. */
export async function useAuthenticatorCode(
  tx: Tx,
  facts: { accountId: string; code: string; sessionSecret: string; now: Date },
): Promise<boolean> {
  const { accountId, code, sessionSecret, now } = facts;
  const [row] = await tx<AuthenticatorRow[]>`
    SELECT secret, last_counter FROM staff_authenticators WHERE account_id = ${accountId} FOR UPDATE`;
  const label = labelOf(accountId, sessionSecret);
  const counter = row ? spentCounter(row, { code, label, now }) : null;
  if (counter === null) return false;
  await tx`UPDATE staff_authenticators SET last_counter = ${counter} WHERE account_id = ${accountId}`;
  return true;
}

function labelOf(owner: string, sessionSecret: string): BoxLabel {
  return { purpose: "staff authenticator", owner, sessionSecret };
}
