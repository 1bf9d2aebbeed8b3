import type { Me } from "#contract/endpoints/accounts.ts";
import { newCsrfToken } from "../../platform/csrf/token.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Call } from "../../platform/http/call.ts";
import { csrfBinding, isSecure } from "../../platform/http/identify-caller.ts";
import {
  clearSessionCookie,
  writeCsrfCookie,
  writeDeviceCookie,
  writeSessionCookie,
} from "../../platform/session/cookies.ts";
import { endSessions, findSession, openSession } from "../../platform/session/session-store.ts";
import { comeBack } from "./account-status.ts";
import { rememberDevice } from "./known-devices.ts";
import { presentMe } from "./present.ts";
import type { AccountRow } from "./queries.ts";

/** What opens a session, whoever asks for it. */
export type SignInCall = Pick<
  Call<"auth.login">,
  "sql" | "viewer" | "now" | "ids" | "random" | "http" | "request" | "reply"
>;
type SignOutCall = Pick<Call<"auth.logout">, "request" | "reply" | "random" | "http">;

export interface NewSession {
  sessionId: string;
  token: string;
}

/**
 * Opens a session for an account and ends the one that the caller came with, whoever's it is. `secondFactorAt`
 * when staff have just passed the second factor.
 */
export async function replaceSession(
  tx: Tx,
  call: Pick<SignInCall, "viewer" | "now" | "ids" | "random" | "request">,
  accountId: string,
  secondFactorAt?: Date,
): Promise<NewSession> {
  const { viewer, now, ids, random } = call;
  if (viewer.kind !== "visitor") {
    await endSessions(tx, { accountId: viewer.accountId, sessionId: viewer.sessionId }, now);
  }
  const userAgent = call.request.headers["user-agent"] ?? "";
  const passed = secondFactorAt === undefined ? {} : { secondFactorAt };
  return openSession(tx, { accountId, userAgent, ...passed, now, ids, random });
}

export type MemberSession = NewSession & { deviceToken: string };

/** Signs in a member who has shown who they are, by whichever way; whoever asked to leave has come back. */
export async function signInMember(
  tx: Tx,
  call: SignInCall,
  accountId: string,
): Promise<MemberSession> {
  await comeBack(tx, accountId, call);
  const deviceToken = await rememberDevice(tx, call, accountId);
  return { ...(await replaceSession(tx, call, accountId)), deviceToken };
}

/** Gives the caller the cookies of a session that has just been opened. */
export function giveSession(call: SignOutCall, { sessionId, token }: NewSession): void {
  writeSessionCookie(call.reply, token, isSecure(call.request, call.http));
  renewToken(call, sessionId);
}

/** The same, and shows whose the session is. */
export async function answerSignedIn(
  call: SignInCall,
  session: NewSession & { deviceToken: string | null },
  account: AccountRow,
): Promise<{ user: Me }> {
  const person = await findSession(call.sql, session.token, call.now);
  if (!person) throw new Error("a session that was just opened is not there");
  giveSignIn(call, session, account.id);
  return { user: presentMe(account, person) };
}

/** Gives the caller what a browser keeps of somebody who has signed in. */
export function giveSignIn(
  call: SignInCall,
  { deviceToken, ...session }: NewSession & { deviceToken: string | null },
  accountId: string,
): void {
  giveSession(call, session);
  if (deviceToken !== null) {
    writeDeviceCookie(call.reply, deviceToken, isSecure(call.request, call.http));
  }
  call.request.log.info({ account_id: accountId, endpoint: "sign in" }, "signed in");
}

/** Takes the session's cookie away and gives a visitor's token. */
export function answerSignedOut(call: SignOutCall): void {
  clearSessionCookie(call.reply, isSecure(call.request, call.http));
  renewToken(call, csrfBinding({ kind: "visitor" }));
}

/** The token belongs to the session, so it changes with it. */
function renewToken({ request, reply, random, http }: SignOutCall, binding: string): void {
  const token = newCsrfToken(random, http.sessionSecret, binding);
  writeCsrfCookie(reply, token, isSecure(request, http));
}
