import type { Me } from "#contract/endpoints/accounts.ts";
import { newCsrfToken } from "../../platform/csrf/token.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Call } from "../../platform/http/call.ts";
import { csrfBinding, isSecure } from "../../platform/http/identify-caller.ts";
import {
  clearSessionCookie,
  writeCsrfCookie,
  writeSessionCookie,
} from "../../platform/session/cookies.ts";
import { endSessions, findSession, openSession } from "../../platform/session/session-store.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { presentMe } from "./present.ts";
import type { AccountRow } from "./queries.ts";

type SignInCall = Call<"auth.login"> | Call<"users.signUp">;
type SignOutCall = Pick<Call<"auth.logout">, "request" | "reply" | "random" | "http">;

/** Opens a session for an account and ends the one that the caller came with, whoever's it is. */
export async function replaceSession(
  tx: Tx,
  call: SignInCall,
  accountId: string,
): Promise<{ sessionId: string; token: string }> {
  const { viewer, now, ids, random } = call;
  if (viewer.kind !== "visitor") {
    await endSessions(tx, { accountId: viewer.accountId, sessionId: viewer.sessionId }, now);
  }
  const userAgent = call.request.headers["user-agent"] ?? "";
  return openSession(tx, { accountId, userAgent, now, ids, random });
}

/** Gives the caller the cookies of a session that has just been opened, and shows whose it is. */
export async function answerSignedIn(
  call: SignInCall,
  token: string,
  account: AccountRow,
): Promise<{ user: Me }> {
  const person = await findSession(call.sql, token, call.now);
  if (!person) throw new Error("a session that was just opened is not there");
  writeSessionCookie(call.reply, token, isSecure(call.request, call.http));
  renewToken(call, person);
  call.request.log.info({ account_id: account.id, endpoint: "sign in" }, "signed in");
  return { user: presentMe(account, person) };
}

/** Takes the session's cookie away and gives a visitor's token. */
export function answerSignedOut(call: SignOutCall): void {
  clearSessionCookie(call.reply, isSecure(call.request, call.http));
  renewToken(call, { kind: "visitor" });
}

/** The token belongs to the session, so it changes with it. */
function renewToken({ request, reply, random, http }: SignOutCall, viewer: Viewer): void {
  const token = newCsrfToken(random, http.sessionSecret, csrfBinding(viewer));
  writeCsrfCookie(reply, token, isSecure(request, http));
}
