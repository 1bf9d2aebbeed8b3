import { coarseNetwork } from "#domain/account/coarse-network.ts";
import type { Me } from "#contract/endpoints/accounts.ts";
import { newCsrfToken } from "../../platform/csrf/token.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Call } from "../../platform/http/call.ts";
import { clientNetwork } from "../../platform/http/client-network.ts";
import { csrfBinding, isSecure } from "../../platform/http/identify-caller.ts";
import { refuse } from "../../platform/refusal.ts";
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
import { secondStepSince } from "./second-step/authenticator.ts";
import { startPendingSignIn, type Vouched } from "./second-step/pending-sign-ins.ts";
import { linkAsAsked } from "./social/link-as-asked.ts";

/** What signing in needs of a call, whichever endpoint it came to. */
export type SignInCall = Pick<
  Call<"auth.login">,
  "sql" | "viewer" | "request" | "reply" | "now" | "ids" | "random" | "http" | "transaction"
>;
type SignOutCall = Pick<Call<"auth.logout">, "request" | "reply" | "random" | "http">;

export interface NewSession {
  sessionId: string;
  token: string;
}

export interface SignInFacts extends Vouched {
  /** Commits with the session, or with what waits for the second step; what it returns counts beside the other facts. */
  alsoIn?: (tx: Tx) => Promise<Vouched | void>;
}

/**
 * Signs a member in who gave their password, or whom a login provider vouches for; where they want a second step, it comes
 * first: the answer is that refusal, and this browser is remembered until then.
 */
export async function signIn(
  call: SignInCall,
  account: AccountRow,
  facts: SignInFacts = {},
): Promise<{ user: Me }> {
  return (await signInOrAsk(call, account, facts)) ?? refuse("second_factor_required");
}

/** The same for a page; null where the second step comes first. */
export async function signInOrAsk(
  call: SignInCall,
  account: AccountRow,
  facts: SignInFacts,
): Promise<{ user: Me } | null> {
  if ((await secondStepSince(call.sql, account.id)) === null) return openFor(call, account, facts);
  const { alsoIn, ...vouched } = facts;
  await call.transaction(async (tx) => {
    const more = (await alsoIn?.(tx)) ?? {};
    await startPendingSignIn(tx, call, { accountId: account.id, ...vouched, ...more });
  });
  return null;
}

/** Signs a member in of whom nothing more is asked. */
export async function openFor(
  call: SignInCall,
  account: AccountRow,
  { alsoIn, ...vouched }: SignInFacts = {},
): Promise<{ user: Me }> {
  const session = await call.transaction(async (tx) => {
    const { provenAt, link } = { ...vouched, ...(await alsoIn?.(tx)) };
    if (link) await linkAsAsked(tx, call, { accountId: account.id, ...link });
    return openMemberSession(tx, call, account.id, provenAt);
  });
  return answerSignedIn(call, session, account);
}

export type MemberSession = NewSession & { deviceToken: string };

/** A member's session in a browser that is remembered; whoever asked to leave has come back. */
export async function openMemberSession(
  tx: Tx,
  call: SignInCall,
  accountId: string,
  provenAt?: Date,
): Promise<MemberSession> {
  await comeBack(tx, accountId, call);
  const deviceToken = await rememberDevice(tx, call, accountId);
  const opened = await replaceSession(tx, call, accountId, provenAt ? { provenAt } : {});
  return { ...opened, deviceToken };
}

/**
 * Opens a session for an account and ends the one that the caller came with, whoever's it is. `secondFactorAt`
 * when staff have just passed the second factor, `provenAt` when more than a password let them in.
 */
export async function replaceSession(
  tx: Tx,
  call: Pick<SignInCall, "viewer" | "now" | "ids" | "random" | "request">,
  accountId: string,
  passed: { secondFactorAt?: Date; provenAt?: Date } = {},
): Promise<NewSession> {
  const { viewer, now, ids, random } = call;
  if (viewer.kind !== "visitor") {
    await endSessions(tx, { accountId: viewer.accountId, sessionId: viewer.sessionId }, now);
  }
  const userAgent = call.request.headers["user-agent"] ?? "";
  const network = coarseNetwork(clientNetwork(call.request.ip));
  return openSession(tx, { accountId, userAgent, network, ...passed, now, ids, random });
}

/** Gives the caller the cookies of a session that has just been opened. */
export function giveSession(call: SignOutCall, { sessionId, token }: NewSession): void {
  writeSessionCookie(call.reply, token, isSecure(call.request, call.http));
  renewToken(call, sessionId);
}

/** The same, with the cookie of a browser that is remembered, and shows whose the session is. */
export async function answerSignedIn(
  call: SignInCall,
  { deviceToken, ...session }: NewSession & { deviceToken: string | null },
  account: AccountRow,
): Promise<{ user: Me }> {
  const person = await findSession(call.sql, session.token, call.now);
  if (!person) throw new Error("a session that was just opened is not there");
  giveSession(call, session);
  if (deviceToken !== null) {
    writeDeviceCookie(call.reply, deviceToken, isSecure(call.request, call.http));
  }
  call.request.log.info({ account_id: account.id, endpoint: "sign in" }, "signed in");
  return { user: presentMe(account, person) };
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
