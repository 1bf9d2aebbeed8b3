import * as oidc from "openid-client";
import type { LoginOutcome } from "./login-port.ts";

/** What comes back with a person who would rather not: OAuth's own word, and Apple's. */
const CANCELLED = new Set(["access_denied", "user_cancelled_authorize", "user_cancelled_login"]);
/** The provider is there, and cannot help now (RFC 6749 §4.1.2.1). */
const OUT_OF_ORDER = new Set(["temporarily_unavailable", "server_error"]);
const NO_ANSWER = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
]);
const SERVER_ERROR = 500;

/** What an error of the client library means for the person; throws what is no provider's doing. */
export function outcomeOf(error: unknown): LoginOutcome {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (CANCELLED.has(error.error)) return { kind: "cancelled" };
    return { kind: OUT_OF_ORDER.has(error.error) ? "unreachable" : "refused", reason: error.error };
  }
  if (error instanceof oidc.ResponseBodyError) {
    return { kind: error.status >= SERVER_ERROR ? "unreachable" : "refused", reason: error.error };
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) {
    return { kind: "refused", reason: `${error.status} by the provider` };
  }
  if (error instanceof oidc.ClientError) {
    const { code = error.message } = error;
    return { kind: NO_ANSWER.has(code) ? "unreachable" : "refused", reason: code };
  }
  // What fetch throws where nothing answers.
  if (error instanceof TypeError && /fetch failed/i.test(error.message)) {
    return { kind: "unreachable", reason: error.message };
  }
  throw error;
}
