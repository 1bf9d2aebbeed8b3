import { mayUndoEmailChange } from "#domain/account/email-change.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import { happened } from "../../../platform/happenings.ts";
import type { Call, Handlers } from "../../../platform/http/call.ts";
import { consumeRateLimits } from "../../../platform/rate-limit/rate-limits.ts";
import { refuse } from "../../../platform/refusal.ts";
import { endSessions } from "../../../platform/session/session-store.ts";
import type { AccountDeps } from "../account-deps.ts";
import { normalizedEmail } from "../email-input.ts";
import { emailChangeLinksFrom, emailChanges } from "../limits.ts";
import { confirmIdentity } from "../password/confirm-identity.ts";
import { startReset, voidResets } from "../password/password-resets.ts";
import { publishChange } from "../publish-change.ts";
import { findAccount, findAccountByEmail } from "../queries.ts";
import { voidPendingSignIns } from "../second-step/pending-sign-ins.ts";
import { mailEmailChange, mailEmailChanged, mailEmailTaken } from "../send-messages.ts";
import { answerSignedOut } from "../sign-in.ts";
import { distrustSince } from "../ways-in.ts";
import {
  findMadeChange,
  findOpenChange,
  findPendingEmail,
  makeEmailChange,
  startEmailChange,
  undoEmailChange,
  voidEmailChanges,
} from "./email-changes.ts";
import { isFree, lockEmails } from "./reserved-emails.ts";

const NO_MAIL = "지금은 확인 메일을 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.";

/** Another address in the place of an account's, and the way back from the old one (decision 071). */
export function emailChangeHandlers({ reaches }: Pick<AccountDeps, "reaches">) {
  return {
    "users.me.email.change": async (call) => {
      const { sql, body, now, ids, random, http, viewer } = call;
      if (!reaches("email")) refuse("unavailable", { message: NO_MAIL });
      const email = normalizedEmail(body.email);
      const account = await confirmIdentity(call, body.password);
      if (account.email === email) {
        refuse("invalid", {
          fields: { email: ["지금 쓰는 이메일이에요. 새 이메일을 입력해 주세요."] },
        });
      }
      await consumeRateLimits(sql, emailChanges(account.id, email), http.sessionSecret, now);
      // One answer and one letter, whether somebody has the address or not.
      await call.transaction(async (tx) => {
        const { sessionId } = viewer;
        const facts = { accountId: account.id, sessionId, email, now, ids, random };
        const token = await startEmailChange(tx, facts);
        await publishChange(tx, account.id, now);
        const taken = await findAccountByEmail(tx, email);
        if (taken) {
          if (taken.status !== "deleted") await mailEmailTaken(tx, { account: taken, now, ids });
          return;
        }
        const path = `/email-change?token=${token}`;
        await mailEmailChange(tx, { account: { id: account.id, email }, path, now, ids });
      });
      return {};
    },

    "users.me.email.pending": async ({ sql, viewer, now }) => {
      const pending = await findPendingEmail(sql, viewer.accountId, now);
      return {
        pending: pending && {
          email: pending.email,
          expires_at: seoulIso(pending.expires_at.getTime()),
        },
      };
    },

    "users.me.email.cancel": async ({ transaction, viewer: { accountId }, now }) => {
      await transaction(async (tx) => {
        await voidEmailChanges(tx, accountId, now);
        await publishChange(tx, accountId, now);
      });
      return {};
    },

    "auth.completeEmailChange": async (call) => {
      const { sql, body, now, http, request, viewer } = call;
      await consumeRateLimits(sql, [emailChangeLinksFrom(request.ip)], http.sessionSecret, now);
      const change = (await findOpenChange(sql, body.token, now)) ?? refuse("email_change_invalid");
      const account = (await findAccount(sql, change.account_id)) ?? refuse("email_change_invalid");
      await call.transaction(async (tx) => {
        await lockEmails(tx, [account.email, change.new_email]);
        const mayHave = { at: now, exceptFor: account.id };
        // Somebody may have signed up with it meanwhile; who that is, nobody is told.
        if (!(await isFree(tx, change.new_email, mayHave))) refuse("email_change_invalid");
        const facts = { oldEmail: account.email, now, random: call.random };
        const undoToken = await makeEmailChange(tx, change, facts);
        if (undoToken === null) refuse("email_change_invalid");
        await tellOfChange(tx, call, { account, email: change.new_email, undoToken });
        await endOthers(tx, call, { accountId: account.id, except: change.session_id });
      });
      const isEnded =
        viewer.kind !== "visitor" &&
        viewer.accountId === account.id &&
        viewer.sessionId !== change.session_id;
      if (isEnded) answerSignedOut(call);
      return {};
    },

    "auth.undoEmailChange": async (call) => {
      const { sql, body, now, ids, random, http, request, viewer } = call;
      await consumeRateLimits(sql, [emailChangeLinksFrom(request.ip)], http.sessionSecret, now);
      const change = (await findMadeChange(sql, body.token)) ?? refuse("email_undo_invalid");
      const facts = { changedAt: change.changed_at.getTime(), undone: change.undone_at !== null };
      if (!mayUndoEmailChange(facts, now.getTime())) refuse("email_undo_invalid");
      const { account_id: accountId, old_email: email, created_at: since } = change;
      const resetToken = await call.transaction(async (tx) => {
        await lockEmails(tx, [email]);
        if (!(await undoEmailChange(tx, change, now))) refuse("email_undo_invalid");
        await voidEmailChanges(tx, accountId, now);
        await distrustSince(tx, accountId, since);
        await endOthers(tx, call, { accountId });
        const said = { kind: "account.email_change_undone", accountId, email } as const;
        await happened(tx, { ...said, since: since.getTime() }, { now, ids });
        return startReset(tx, { accountId, now, random });
      });
      if (viewer.kind !== "visitor" && viewer.accountId === accountId) answerSignedOut(call);
      return { reset_token: resetToken };
    },
  } satisfies Partial<Handlers>;
}

type LinkCall = Call<"auth.completeEmailChange" | "auth.undoEmailChange">;

/** The old address has the way back by mail; the person's list, and with it the new one, has the notice. */
async function tellOfChange(
  tx: Tx,
  { now, ids }: LinkCall,
  change: { account: { id: string; email: string }; email: string; undoToken: string },
): Promise<void> {
  const { account, email, undoToken } = change;
  const path = `/email-change/undo?token=${undoToken}`;
  await mailEmailChanged(tx, { account, path, newEmail: email, now, ids });
  const said = { kind: "account.email_changed", accountId: account.id, email } as const;
  await happened(tx, said, { now, ids });
}

/** Ends sessions and what leads to one, mailed before; the person's open pages find out. */
async function endOthers(
  tx: Tx,
  { now }: LinkCall,
  { accountId, except }: { accountId: string; except?: string },
): Promise<void> {
  await endSessions(tx, { accountId, sessionId: null, ...(except ? { except } : {}) }, now);
  await voidPendingSignIns(tx, accountId);
  await voidResets(tx, accountId, now);
  await publishChange(tx, accountId, now);
}
