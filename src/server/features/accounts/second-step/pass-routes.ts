import type { Tx } from "../../../platform/database/sql.ts";
import type { Call, Handlers } from "../../../platform/http/call.ts";
import { consumeRateLimits, resetRateLimit } from "../../../platform/rate-limit/rate-limits.ts";
import { refuse } from "../../../platform/refusal.ts";
import { mayLogIn } from "../account-status.ts";
import { secondStepTries } from "../limits.ts";
import { hasPasskey } from "../passkeys/passkey-rows.ts";
import { findAccount, type AccountRow } from "../queries.ts";
import { openFor } from "../sign-in.ts";
import { useAppCode } from "./authenticator.ts";
import { endPendingSignIn, pendingAccountId } from "./pending-sign-ins.ts";
import { useRecoveryCode } from "./recovery-codes.ts";

/** What comes between the password, or the word of a provider, and the session where a member wants it: a code. */
export function passSecondStepHandlers() {
  return {
    "auth.secondStep": async (call) => {
      const accountId = await pendingAccountId(call.sql, call);
      if (accountId === null) return { waits: false, passkey: false };
      return { waits: true, passkey: await hasPasskey(call.sql, accountId) };
    },

    "auth.secondStep.code": async (call) => {
      const { sql, http, now } = call;
      const account = await pendingAccount(call);
      const tries = secondStepTries(account.id);
      await consumeRateLimits(sql, [tries], http.sessionSecret, now);
      const signedIn = await openFor(call, account, {
        alsoIn: async (tx) => {
          if (!(await isRightCode(tx, call, account.id))) refuse("second_factor_wrong");
          return endPendingSignIn(tx, call);
        },
      });
      await resetRateLimit(sql, tries, http.sessionSecret);
      return signedIn;
    },
  } satisfies Partial<Handlers>;
}

/** Who gave their password or came by a provider in this browser and may still sign in. */
export async function pendingAccount(
  call: Pick<Call<"auth.secondStep.code">, "sql" | "request" | "reply" | "now" | "http">,
): Promise<AccountRow> {
  const accountId = await pendingAccountId(call.sql, call);
  const account = accountId === null ? undefined : await findAccount(call.sql, accountId);
  return account && mayLogIn(account) ? account : refuse("second_step_expired");
}

async function isRightCode(
  tx: Tx,
  { body, http, now }: Call<"auth.secondStep.code">,
  accountId: string,
): Promise<boolean> {
  const code = body.code.trim();
  const facts = { code, sessionSecret: http.sessionSecret, now };
  return (
    (await useAppCode(tx, accountId, facts)) || (await useRecoveryCode(tx, accountId, code, now))
  );
}
