import type { LoginProblem } from "#domain/social-login/login-problems.ts";
import type { LoginProvider } from "#domain/social-login/login-providers.ts";
import type { Logins } from "../../../gateways/login/choose-logins.ts";
import type { Call } from "../../../platform/http/call.ts";
import { ourOrigin } from "../../../platform/http/identify-caller.ts";
import { consumeRateLimits } from "../../../platform/rate-limit/rate-limits.ts";
import { newSessionToken } from "../../../platform/session/session-token.ts";
import { loginStartsFrom } from "../limits.ts";
import { flowSecrets, giveBrowserSecret } from "./browser-secret.ts";
import { keepFlow, type LoginFlow } from "./login-flows.ts";

export type FlowCall = Pick<
  Call<"login.start">,
  "sql" | "http" | "request" | "reply" | "random" | "now"
>;

/** Where a provider sends people back to, the same text in both questions to it: a port that goes without saying is gone. */
export function callbackUrl(
  { request, http }: Pick<FlowCall, "request" | "http">,
  provider: LoginProvider,
): string {
  return new URL(`/login/${provider}/callback`, ourOrigin(request, http)).href;
}

/** The provider's page for a new going there; why there is none, where there is none. */
export async function goToProvider(
  call: FlowCall,
  logins: Logins,
  flow: LoginFlow,
): Promise<{ url: string } | { problem: LoginProblem }> {
  const { sql, http, request, random, now } = call;
  const port = logins[flow.provider];
  if (!port) return { problem: "not_configured" };
  await consumeRateLimits(sql, [loginStartsFrom(request.ip)], http.sessionSecret, now);
  const browser = giveBrowserSecret(call);
  const state = newSessionToken(random);
  const secrets = flowSecrets(browser, state);
  const url = await port.authorizationUrl({
    ...secrets,
    redirectUri: callbackUrl(call, flow.provider),
  });
  if (url === null) return { problem: "unavailable" };
  await keepFlow(sql, { ...flow, state, browser }, now);
  return { url };
}
