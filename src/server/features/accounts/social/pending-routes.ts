import { isProvenByProvider } from "#domain/social-login/social-login-rules.ts";
import { oneLine } from "#domain/text/one-line.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import type { Call, Handlers } from "../../../platform/http/call.ts";
import { consumeRateLimits } from "../../../platform/rate-limit/rate-limits.ts";
import { refuse } from "../../../platform/refusal.ts";
import { authenticate } from "../auth-routes.ts";
import { recordConsents } from "../consents.ts";
import { createAccount } from "../create-account.ts";
import { sendVerification } from "../email/send-verification.ts";
import { normalizedEmail } from "../email-input.ts";
import { signUpsFrom } from "../limits.ts";
import { findAccount } from "../queries.ts";
import { answerSignedIn, openMemberSession, signIn } from "../sign-in.ts";
import { readBrowserSecret } from "./browser-secret.ts";
import { findPending, takePending, type PendingLogin } from "./pending-logins.ts";
import { linkSubject } from "./social-login-rows.ts";

/** What somebody does whom a provider has vouched for and no account knows. */
export function pendingLoginHandlers() {
  return {
    "socialLogins.pending": async (call) => {
      const browser = readBrowserSecret(call);
      const found = browser === null ? null : await findPending(call.sql, browser, call.now);
      if (!found) return { pending: null };
      const { provider, email, emailVerified, name, next } = found;
      return {
        pending: {
          provider,
          email: email ?? "",
          email_verified: email !== null && emailVerified,
          name: name ?? "",
          next,
        },
      };
    },

    "socialLogins.join": async (call) => {
      const { sql, body, now, ids, random, http } = call;
      const email = normalizedEmail(body.email);
      await consumeRateLimits(sql, signUpsFrom(call.request.ip), http.sessionSecret, now);
      const id = ids.next();
      const session = await call.transaction(async (tx) => {
        const pending = await takeOwnPending(tx, call);
        const emailVerified = isProvenByProvider(pending, email);
        const made = await createAccount(tx, {
          id,
          email,
          passwordHash: null,
          // Names go into messages and lists, where a line break or an unseen sign would steer what follows.
          name: oneLine(body.name),
          staffLevel: null,
          emailVerified,
          at: now,
        });
        if (!made) refuse("email_taken");
        await recordConsents(tx, { accountId: id, consents: body.consents, now, ids });
        if (!emailVerified) {
          await sendVerification(tx, { account: { id, email }, now, ids, random });
        }
        const { provider, subject } = pending;
        const linked = await linkSubject(tx, { accountId: id, provider, subject }, now);
        if (linked !== "linked") refuse("social_login_taken");
        return openMemberSession(tx, call, id, now);
      });
      const account = await findAccount(sql, id);
      if (!account) throw new Error("an account that was just made is not there");
      return answerSignedIn(call, session, account);
    },

    "socialLogins.link": async (call) => {
      const account = await authenticate(call);
      // Staff have a second factor instead, and no other way around it.
      if (account.role !== "member") refuse("login_failed");
      return signIn(call, account, {
        provenAt: call.now,
        alsoIn: async (tx) => {
          const { provider, subject } = await takeOwnPending(tx, call);
          return { link: { provider, subject } };
        },
      });
    },
  } satisfies Partial<Handlers>;
}

async function takeOwnPending(
  tx: Tx,
  call: Pick<Call<"socialLogins.join">, "request" | "http" | "now">,
): Promise<PendingLogin> {
  const browser = readBrowserSecret(call);
  const pending = browser === null ? null : await takePending(tx, browser, call.now);
  return pending ?? refuse("social_login_outdated");
}
