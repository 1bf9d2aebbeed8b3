import type { AccountDeps } from "./account-deps.ts";
import { authHandlers } from "./auth-routes.ts";
import { consentHandlers } from "./legal/consent-routes.ts";
import { emailChangeHandlers } from "./email/email-change-routes.ts";
import { emailHandlers } from "./email/email-routes.ts";
import { meHandlers } from "./me-routes.ts";
import { passkeyHandlers } from "./passkeys/passkey-routes.ts";
import { passkeySignInHandlers } from "./passkeys/sign-in-routes.ts";
import { passwordHandlers } from "./password/password-routes.ts";
import { phoneHandlers } from "./phone/phone-routes.ts";
import { loginHandlers } from "./social/login-routes.ts";
import { ownLoginHandlers } from "./social/own-login-routes.ts";
import { pendingLoginHandlers } from "./social/pending-routes.ts";
import { passSecondStepHandlers } from "./second-step/pass-routes.ts";
import { secondStepHandlers } from "./second-step/second-step-routes.ts";
import { signUpHandlers } from "./sign-up-routes.ts";

/** People: signing up and in, by a password or a provider, their passwords, sessions and phone numbers. */
export function accountHandlers(deps: AccountDeps) {
  return {
    ...signUpHandlers(),
    ...authHandlers(),
    ...consentHandlers(),
    ...emailHandlers(deps),
    ...emailChangeHandlers(deps),
    ...meHandlers(deps),
    ...passkeyHandlers(),
    ...passkeySignInHandlers(),
    ...passwordHandlers(deps),
    ...phoneHandlers(deps),
    ...loginHandlers(deps.logins),
    ...pendingLoginHandlers(),
    ...ownLoginHandlers(deps.logins),
    ...secondStepHandlers(),
    ...passSecondStepHandlers(),
  };
}
