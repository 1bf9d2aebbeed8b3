import { normalizeEmail } from "#domain/account/email.ts";
import {
  consumeRateLimits,
  resetRateLimit,
  releaseRateLimit,
} from "../../platform/rate-limit/rate-limits.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { happened } from "../../platform/happenings.ts";
import { refuse } from "../../platform/refusal.ts";
import { endSessions } from "../../platform/session/session-store.ts";
import { mayLogIn } from "./account-status.ts";
import { loginsFrom, loginsWith } from "./limits.ts";
import { hashPassword, isOutdatedHash, isPassword } from "./password/password-hash.ts";
import { findAccountByEmail, setPasswordHash, type AccountRow } from "./queries.ts";
import { answerSignedIn, answerSignedOut, replaceSession, signIn } from "./sign-in.ts";

/** Signing in and out. */
export function authHandlers() {
  return {
    "auth.login": async (call) => {
      const account = await authenticate(call);
      if (account.role === "member") return signIn(call, account);
      // Staff are mailed about each of theirs, whatever the device.
      const session = await call.transaction(async (tx) => {
        await mailStaffAttempt(tx, call, account, true);
        return replaceSession(tx, call, account.id);
      });
      return answerSignedIn(call, { ...session, deviceToken: null }, account);
    },

    "auth.logout": async (call) => {
      const { accountId, sessionId } = call.viewer;
      await endSessions(call.sql, { accountId, sessionId }, call.now);
      answerSignedOut(call);
      return {};
    },
  } satisfies Partial<Handlers>;
}

/**
 * Whose e-mail address and password these are. A wrong password, an unknown address and a closed account get the
 * same answer after the same work, and the limit counts them alike. What is left of staff's in its time is hidden by
 * `failedLoginStep`.
 */
export async function authenticate(
  call: Call<"auth.login"> | Call<"socialLogins.link">,
): Promise<AccountRow> {
  const { sql, body, now, http, request } = call;
  const email = normalizeEmail(body.email);
  const byAccount = loginsWith(email ?? body.email);
  const byIp = loginsFrom(request.ip);
  await consumeRateLimits(sql, [byAccount, byIp], http.sessionSecret, now);
  const account = email === null ? undefined : await findAccountByEmail(sql, email);
  const isRight = await isPassword(body.password, account?.password_hash ?? null);
  if (!account || !isRight || !mayLogIn(account)) {
    request.log.info({ account_id: account?.id ?? null }, "login failed");
    if (account?.role === "staff")
      await inTransaction(sql, (tx) => mailStaffAttempt(tx, call, account, false));
    refuse("login_failed");
  }
  // Only failures count.
  await resetRateLimit(sql, byAccount, http.sessionSecret);
  await releaseRateLimit(sql, byIp, http.sessionSecret, now);
  // Asked only who knows the password: nobody else learns that somebody leaves.
  if (account.status === "withdrawing" && body.come_back !== true) refuse("withdrawing");
  if (account.password_hash !== null && isOutdatedHash(account.password_hash)) {
    await setPasswordHash(sql, account.id, await hashPassword(body.password, call.random));
  }
  return account;
}

/** Staff are mailed about their sign-ins, also those that failed. */
async function mailStaffAttempt(
  tx: Tx,
  { request, now, ids }: Pick<Call<"auth.login">, "request" | "now" | "ids">,
  { id: accountId }: AccountRow,
  isRight: boolean,
): Promise<void> {
  const facts = { accountId, ip: request.ip, isRight };
  await happened(tx, { kind: "staff.password_given", ...facts }, { now, ids });
}
