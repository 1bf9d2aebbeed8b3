import type { Call, Handlers } from "../../../platform/http/call.ts";
import { consumeRateLimits } from "../../../platform/rate-limit/rate-limits.ts";
import { refuse } from "../../../platform/refusal.ts";
import { mayLogIn } from "../account-status.ts";
import { passkeyTriesFrom } from "../limits.ts";
import { findAccount } from "../queries.ts";
import { endPendingSignIn } from "../second-step/pending-sign-ins.ts";
import { pendingAccount } from "../second-step/pass-routes.ts";
import { openFor } from "../sign-in.ts";
import type { ChallengeBinding } from "./challenges.ts";
import { passkeyAccountId } from "./passkey-rows.ts";
import { requestOptions, verifyUse } from "./use-passkey.ts";

const ANYBODY: ChallengeBinding = { purpose: "sign_in", accountId: null, sessionId: null };

/** Signing in by a passkey alone, which knows its person, and by one after the password. */
export function passkeySignInHandlers() {
  return {
    "auth.passkey.options": async (call) => {
      await countTry(call);
      return requestOptions(call, ANYBODY);
    },

    "auth.passkey": async (call) => {
      const { credential } = call.body;
      const keepUse = await verifyUse(call, credential, ANYBODY);
      const accountId = await passkeyAccountId(call.sql, credential.id);
      const account = accountId === null ? undefined : await findAccount(call.sql, accountId);
      if (!account || !mayLogIn(account)) refuse("passkey_refused");
      const alsoIn = async (tx: Parameters<typeof keepUse>[0]) => {
        if ((await keepUse(tx)).account_id !== account.id) refuse("passkey_refused");
      };
      return openFor(call, account, { provenAt: call.now, alsoIn });
    },

    "auth.secondStep.passkeyOptions": async (call) => {
      const account = await pendingAccount(call);
      await countTry(call);
      return requestOptions(call, ofPending(account.id));
    },

    "auth.secondStep.passkey": async (call) => {
      const account = await pendingAccount(call);
      const keepUse = await verifyUse(call, call.body.credential, ofPending(account.id));
      return openFor(call, account, {
        alsoIn: async (tx) => {
          await keepUse(tx);
          return endPendingSignIn(tx, call);
        },
      });
    },
  } satisfies Partial<Handlers>;
}

function ofPending(accountId: string): ChallengeBinding {
  return { purpose: "second_step", accountId, sessionId: null };
}

async function countTry({
  sql,
  request,
  http,
  now,
}: Pick<Call<"auth.passkey.options">, "sql" | "request" | "http" | "now">): Promise<void> {
  await consumeRateLimits(sql, [passkeyTriesFrom(request.ip)], http.sessionSecret, now);
}
