import { PENDING_SIGN_IN_LIFETIME_MS } from "#domain/account/second-step.ts";
import type { LoginProvider } from "#domain/social-login/login-providers.ts";
import type { Db, Tx } from "../../../platform/database/sql.ts";
import type { Call } from "../../../platform/http/call.ts";
import { isSecure } from "../../../platform/http/identify-caller.ts";
import { refuse } from "../../../platform/refusal.ts";
import {
  clearPendingCookie,
  readPendingCookie,
  writePendingCookie,
} from "../../../platform/session/cookies.ts";
import {
  hashSessionToken,
  isSessionToken,
  newSessionToken,
} from "../../../platform/session/session-token.ts";
import type { ProviderSubject } from "../social/social-login-rows.ts";

type PendingCall = Pick<
  Call<"auth.login">,
  "sql" | "request" | "reply" | "now" | "random" | "http"
>;

/** What else is known of whoever signs in. */
export interface Vouched {
  /** When what lets them in proved who they are, as for what asks for the password again. */
  provenAt?: Date;
  /** Who at a provider is to open the account from now on. */
  link?: ProviderSubject;
}

/** Keeps in this browser that an account's password was given here, or its provider's word; nothing opens until the second step. */
export async function startPendingSignIn(
  tx: Tx,
  { request, reply, now, random, http }: PendingCall,
  { accountId, provenAt, link }: Vouched & { accountId: string },
): Promise<void> {
  const token = newSessionToken(random);
  await tx`
    INSERT INTO pending_sign_ins
      (token_hash, account_id, proven_at, provider, subject, created_at, expires_at)
    VALUES (${hashSessionToken(token)}, ${accountId}, ${provenAt ?? null}, ${link?.provider ?? null},
            ${link?.subject ?? null}, ${now}, ${new Date(now.getTime() + PENDING_SIGN_IN_LIFETIME_MS)})`;
  writePendingCookie(reply, token, isSecure(request, http));
}

/** Whose password was given in this browser a moment ago; null when nobody's, or it is too long ago. */
export async function pendingAccountId(
  db: Db,
  call: Omit<PendingCall, "random">,
): Promise<string | null> {
  const hash = pendingHash(call);
  if (hash === null) return null;
  const [row] = await db<{ account_id: string }[]>`
    SELECT account_id FROM pending_sign_ins
    WHERE token_hash = ${hash} AND expires_at > ${call.now}`;
  return row?.account_id ?? null;
}

/** Uses it up and says what was known; refuses when somebody else was faster. */
export async function endPendingSignIn(
  tx: Tx,
  call: Omit<PendingCall, "random">,
): Promise<Vouched> {
  const hash = pendingHash(call) ?? refuse("second_step_expired");
  const [row] = await tx<
    { proven_at: Date | null; provider: LoginProvider | null; subject: string | null }[]
  >`
    DELETE FROM pending_sign_ins WHERE token_hash = ${hash} AND expires_at > ${call.now}
    RETURNING proven_at, provider, subject`;
  if (!row) refuse("second_step_expired");
  clearPendingCookie(call.reply, isSecure(call.request, call.http));
  const { proven_at: provenAt, provider, subject } = row;
  return {
    ...(provenAt && { provenAt }),
    ...(provider !== null && subject !== null && { link: { provider, subject } }),
  };
}

/** The password changed or the address went back: what was begun with the old one leads nowhere. */
export async function voidPendingSignIns(tx: Tx, accountId: string): Promise<void> {
  await tx`DELETE FROM pending_sign_ins WHERE account_id = ${accountId}`;
}

function pendingHash({ request, http }: Pick<PendingCall, "request" | "http">): Buffer | null {
  const token = readPendingCookie(request, isSecure(request, http));
  return token !== undefined && isSessionToken(token) ? hashSessionToken(token) : null;
}
