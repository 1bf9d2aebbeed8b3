import { setTimeout as pause } from "node:timers/promises";
import { consumeRateLimits, resetRateLimit } from "../../../platform/rate-limit/rate-limits.ts";
import { publishEvent } from "../../../platform/events/publish.ts";
import type { Call, Handlers } from "../../../platform/http/call.ts";
import { ourOrigin } from "../../../platform/http/identify-caller.ts";
import { linkOrigin } from "../../../platform/http/link-origin.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { AccountDeps } from "../account-deps.ts";
import { mayLogIn } from "../account-status.ts";
import { newPasswordComplaint } from "./check-password.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { loginsWith, resetLinksFrom, resetRequests } from "../limits.ts";
import { hashPassword } from "./password-hash.ts";
import { findReset, startReset } from "./password-resets.ts";
import { findAccount, findAccountByEmail } from "../queries.ts";
import { replacePassword } from "./replace-password.ts";
import { mailReset } from "../send-messages.ts";
import { answerSignedOut } from "../sign-in.ts";
import { normalizedEmail } from "../email-input.ts";

/** Real milliseconds after which a reset is answered, so that the time does not reveal whether a mail went out. */
const RESET_ANSWER_MS = 100;

const NO_MAIL = "지금은 재설정 메일을 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.";

/** Changing a password, and setting a new one by a link in a mail. */
export function passwordHandlers({ reaches }: Pick<AccountDeps, "reaches">) {
  return {
    "auth.requestReset": async (call) => {
      const { sql, body, http, now, request } = call;
      // Before anything about the address: it is the same for everybody.
      if (!reaches("email")) refuse("unavailable", { message: NO_MAIL });
      const origin = linkOrigin(http, ourOrigin(request, http));
      const email = normalizedEmail(body.email);
      await consumeRateLimits(sql, resetRequests(email, request.ip), http.sessionSecret, now);
      await Promise.all([pause(RESET_ANSWER_MS), mailLinkIfKnown(call, email, origin)]);
      return {};
    },

    "auth.resetPassword": async (call) => {
      const { sql, body, http, now, request, viewer } = call;
      await consumeRateLimits(sql, [resetLinksFrom(request.ip)], http.sessionSecret, now);
      const accountId = await findReset(sql, body.token, now);
      const account = accountId === null ? undefined : await findAccount(sql, accountId);
      if (!account || !mayLogIn(account)) refuse("reset_link_invalid");
      await checkNewPassword(body.password, account.email);
      const hash = await hashPassword(body.password, call.random);
      await call.transaction((tx) =>
        replacePassword(tx, call, { account, hash, link: body.token, keepSession: null }),
      );
      // Whoever forgot it may have used up their tries.
      await resetRateLimit(sql, loginsWith(account.email), http.sessionSecret);
      if (viewer.kind !== "visitor" && viewer.accountId === account.id) answerSignedOut(call);
      return {};
    },

    "users.me.password": async (call) => {
      const { body, viewer, now } = call;
      const account = await confirmIdentity(call, body.current_password, "current_password");
      if (body.password === body.current_password) {
        refuse("invalid", { fields: { password: ["지금 쓰는 비밀번호와 다르게 정해 주세요."] } });
      }
      await checkNewPassword(body.password, account.email);
      const hash = await hashPassword(body.password, call.random);
      await call.transaction(async (tx) => {
        const keepSession = viewer.sessionId;
        await replacePassword(tx, call, { account, hash, link: null, keepSession });
        // The person's pages on other devices find out that they are signed out.
        await publishEvent(tx, {
          accountId: account.id,
          kind: "account_changed",
          payload: {},
          now,
        });
      });
      return {};
    },
  } satisfies Partial<Handlers>;
}

async function checkNewPassword(password: string, email: string): Promise<void> {
  const complaint = await newPasswordComplaint(password, email);
  if (complaint !== null) refuse("invalid", { fields: { password: [complaint] } });
}

async function mailLinkIfKnown(
  call: Call<"auth.requestReset">,
  email: string,
  origin: string,
): Promise<void> {
  const { sql, now, ids, random } = call;
  const account = await findAccountByEmail(sql, email);
  if (!account || !mayLogIn(account)) return;
  await call.transaction(async (tx) => {
    const token = await startReset(tx, { accountId: account.id, now, random });
    const link = `${origin}/password-reset?token=${token}`;
    await mailReset(tx, { account, link, now, ids });
  });
}
