import { createHash, createHmac } from "node:crypto";
import { FLOW_LIFETIME_MS, PENDING_LIFETIME_MS } from "#domain/social-login/social-login-rules.ts";
import { SECOND_MS } from "#domain/calendar/durations.ts";
import type { Call } from "../../../platform/http/call.ts";
import { isSecure } from "../../../platform/http/identify-caller.ts";
import { isSessionToken, newSessionToken } from "../../../platform/session/session-token.ts";

type BrowserCall = Pick<Call<"login.start">, "request" | "reply" | "http" | "random">;

/** As long as somebody may be at a provider and then at the form behind it. */
const COOKIE_MS = FLOW_LIFETIME_MS + PENDING_LIFETIME_MS;

function cookieName(secure: boolean): string {
  return secure ? "__Host-login" : "login";
}

/** What a browser keeps while it signs in by a provider: whoever lacks it finishes nothing. */
export function readBrowserSecret({
  request,
  http,
}: Pick<BrowserCall, "request" | "http">): string | null {
  const given = request.cookies[cookieName(isSecure(request, http))];
  return given !== undefined && isSessionToken(given) ? given : null;
}

/** The browser's own, or a new one; either is kept for as long as a sign-in may take from now. */
export function giveBrowserSecret(call: BrowserCall): string {
  const { request, reply, http, random } = call;
  const secret = readBrowserSecret(call) ?? newSessionToken(random);
  const secure = isSecure(request, http);
  void reply.setCookie(cookieName(secure), secret, {
    path: "/",
    httpOnly: true,
    // The provider's form is answered by a way to a page of ours, which the cookie comes along to.
    sameSite: "lax",
    secure,
    maxAge: COOKIE_MS / SECOND_MS,
  });
  return secret;
}

export function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** Nonce and PKCE's verifier of one going, made of what the browser keeps: the database holds neither. */
export function flowSecrets(browser: string, state: string) {
  const derive = (use: string) =>
    createHmac("sha256", browser).update(`${use}:${state}`).digest("base64url");
  return { state, nonce: derive("nonce"), codeVerifier: derive("verifier") };
}
