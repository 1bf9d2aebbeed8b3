import type { Answer, Transport } from "../api/call.ts";
import { errorCodeOf } from "../api/api-failure.ts";

/**
 * Lets the person log in without leaving the page; true when it is the same person again. `byPerson`: they did
 * something that needs it. Otherwise the page met the end by itself, and nobody may be there whose page it is.
 */
export type AskLogin = (byPerson: boolean) => Promise<boolean>;

let askLogin: AskLogin | null = null;
let asking: Promise<boolean> | null = null;
let declined = false;
/** How often somebody logged in again on this page. */
let renewed = 0;

/** Registers who asks; until the returned function is called. A page of nobody registers none. */
export function onSessionEnd(ask: AskLogin): () => void {
  askLogin = ask;
  declined = false;
  return () => {
    if (askLogin !== ask) return;
    askLogin = null;
    // A question that went with its page is answered by nobody: the next page asks its own.
    asking = null;
  };
}

/**
 * Carries a call on when the session it relied on has ended (in another tab, from another device, by time): the
 * person logs in where they are, then the same call goes once more. Both refusals come before anything is done,
 * so nothing happens twice. `byPerson` is false for reads, which stay silent after the person declined.
 */
export async function repeatInSession(
  send: () => Promise<Answer>,
  byPerson: boolean,
): Promise<Answer> {
  const before = renewed;
  const answer = await withFreshToken(send);
  if (answer.status !== 401 || errorCodeOf(answer.body) !== "auth_required") return answer;
  // It was on its way while the person logged in again for another call.
  if (renewed !== before) return withFreshToken(send);
  return (await loggedInAgain(byPerson)) ? withFreshToken(send) : answer;
}

/** The answer that refuses a token of an ended session brings one that fits; each call reads it anew. */
async function withFreshToken(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.status === 403 && errorCodeOf(answer.body) === "csrf_failed" ? send() : answer;
}

/** One question for all calls that meet the end of the session at the same time. */
async function loggedInAgain(byPerson: boolean): Promise<boolean> {
  if (!askLogin || (declined && !byPerson)) return false;
  const question = (asking ??= askLogin(byPerson).then((again) => {
    if (again) renewed += 1;
    return again;
  }));
  let again = false;
  try {
    again = await question;
  } finally {
    // Not of a question that went with its page.
    if (asking === question) {
      asking = null;
      declined = !again;
    }
  }
  return again;
}

/** A transport whose calls outlive the session. Logging out needs none. */
export function inSession(transport: Transport): Transport {
  return (name, input, options) => {
    const send = () => transport(name, input, options);
    if (name === "auth.logout") return withFreshToken(send);
    return repeatInSession(send, options.byPerson ?? false);
  };
}
