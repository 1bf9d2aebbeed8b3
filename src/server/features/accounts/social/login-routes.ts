import type { Logins } from "../../../gateways/login/choose-logins.ts";
import type { Call, Handlers } from "../../../platform/http/call.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { isSessionToken } from "../../../platform/session/session-token.ts";
import { readBrowserSecret } from "./browser-secret.ts";
import { finishLogin } from "./finish-login.ts";
import { goToProvider } from "./go-to-provider.ts";
import { keepAnswer } from "./login-flows.ts";
import { loginPage, namedProvider, ownPath } from "./login-paths.ts";

/** A browser's way to a provider and back. What goes wrong on it is told on a page, never as an answer of its own. */
export function loginHandlers(logins: Logins) {
  return {
    "login.start": async (call) => call.reply.redirect(await startOf(call, logins), 303),

    "login.callback": async (call) => {
      const provider = namedProvider(call.params);
      const { state } = call.query;
      const browser = readBrowserSecret(call);
      if (typeof state !== "string" || !isSessionToken(state) || browser === null) {
        return call.reply.redirect(loginPage(null, { provider, problem: "outdated" }), 303);
      }
      return call.reply.redirect(
        await finishLogin(call, logins, { provider, state, browser }),
        303,
      );
    },

    "login.posted": async ({ sql, now, params, request, reply }) => {
      const provider = namedProvider(params);
      const answer = Buffer.isBuffer(request.body) ? request.body.toString("utf8") : "";
      const state = new URLSearchParams(answer).get("state") ?? "";
      if (isSessionToken(state)) await keepAnswer(sql, { provider, state, answer }, now);
      // By a way of our own: our cookies come along to it, and not to another site's form.
      const query = new URLSearchParams({ state }).toString();
      return reply.redirect(`/login/${provider}/callback?${query}`, 303);
    },
  } satisfies Partial<Handlers>;
}

/** The provider's page, or the login page with what is in the way. */
async function startOf(call: Call<"login.start">, logins: Logins): Promise<string> {
  const provider = namedProvider(call.params);
  const next = ownPath(call.query.next);
  // Whoever is signed in already goes on from the login page as ever.
  if (call.viewer.kind !== "visitor") return loginPage(next);
  try {
    const flow = { provider, purpose: "sign_in", accountId: null, next } as const;
    const gone = await goToProvider(call, logins, flow);
    return "url" in gone ? gone.url : loginPage(next, { provider, problem: gone.problem });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "too_many")) throw error;
    return loginPage(next, { provider, problem: "too_many" });
  }
}
