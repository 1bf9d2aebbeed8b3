import { VERIFICATION_SENDS } from "#domain/account/email-verification.ts";
import { happened } from "../../../platform/happenings.ts";
import type { Handlers } from "../../../platform/http/call.ts";
import { consumeRateLimits } from "../../../platform/rate-limit/rate-limits.ts";
import { refuse } from "../../../platform/refusal.ts";
import { publishChange } from "../publish-change.ts";
import type { AccountDeps } from "../account-deps.ts";
import { verificationLinksFrom } from "../limits.ts";
import { findAccount } from "../queries.ts";
import { consumeVerification, setEmailVerified } from "./email-verifications.ts";
import { sendVerification } from "./send-verification.ts";

const NO_MAIL = "지금은 확인 메일을 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.";

/** Proving an address by a link that was sent to it. */
export function emailHandlers({ reaches }: Pick<AccountDeps, "reaches">) {
  return {
    "auth.verifyEmail": async (call) => {
      const { sql, body, now, ids, http, request } = call;
      await consumeRateLimits(sql, [verificationLinksFrom(request.ip)], http.sessionSecret, now);
      await call.transaction(async (tx) => {
        const proven = await consumeVerification(tx, body.token, now);
        if (!proven || !(await setEmailVerified(tx, proven, now))) refuse("email_link_invalid");
        const { accountId } = proven;
        await happened(tx, { kind: "account.email_verified", ...proven }, { now, ids });
        await publishChange(tx, accountId, now);
      });
      return {};
    },

    "users.me.email.sendVerification": async (call) => {
      const { sql, viewer, now, ids, random, limitTries } = call;
      if (!reaches("email")) refuse("unavailable", { message: NO_MAIL });
      const { most, windowMs } = VERIFICATION_SENDS;
      await limitTries("email_verification", viewer.accountId, most, windowMs);
      const account = (await findAccount(sql, viewer.accountId)) ?? refuse("auth_required");
      // Confirmed meanwhile, perhaps on another device: there is nothing left to prove.
      if (account.email_verified) return {};
      await call.transaction((tx) => sendVerification(tx, { account, now, ids, random }));
      return {};
    },
  } satisfies Partial<Handlers>;
}
