import { BLOCKERS, type Blocker } from "#domain/withdrawal/blockers.ts";
import { LEGAL_TERMS, termText } from "#domain/withdrawal/legal-terms.ts";
import { whatGoes } from "#domain/withdrawal/what-goes.ts";
import { eraseAt } from "#domain/withdrawal/withdrawal-times.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Db, Tx } from "#server/platform/database/sql.ts";
import { happened } from "#server/platform/happenings.ts";
import type { Call, Handlers } from "#server/platform/http/call.ts";
import type { Ids } from "#server/platform/ids.ts";
import { isSecure } from "#server/platform/http/identify-caller.ts";
import { refuse } from "#server/platform/refusal.ts";
import { readLeavingCookie, writeLeavingCookie } from "#server/platform/session/cookies.ts";
import {
  hashSessionToken,
  isSessionToken,
  newSessionToken,
} from "#server/platform/session/session-token.ts";
import { findTermsOf } from "./archive-rows.ts";
import { findSubject } from "./queries.ts";
import { findByUndoHash, insertWithdrawal } from "./withdrawal-rows.ts";

interface WithdrawalDeps {
  /** What stands in the way, and what of theirs is paid for and unused. */
  loadLeftToSettle: (
    db: Db,
    accountId: string,
  ) => Promise<{
    blockers: Blocker[];
    credits: number;
    paidCredits: number;
    membershipUntil: string | null;
  }>;
  accounts: AccountVerbs;
}

/** What the slice of accounts does for it. */
interface AccountVerbs {
  confirmPerson: (call: Call<"users.me.withdrawal.ask">, password: string) => Promise<void>;
  hasPassword: (db: Db, accountId: string) => Promise<boolean>;
  closeAccount: (tx: Tx, accountId: string, now: Date) => Promise<void>;
  comeBack: (tx: Tx, accountId: string, when: { now: Date; ids: Ids }) => Promise<void>;
  answerSignedOut: (call: Call<"users.me.withdrawal.ask">) => void;
}

/** Leaving for good: what it means, asking for it, and undoing it. */
export function withdrawalHandlers({ loadLeftToSettle, accounts }: WithdrawalDeps) {
  return {
    "users.me.withdrawal": async ({ sql, viewer, now }) => {
      const { accountId, pro } = viewer;
      const whose = (await findSubject(sql, accountId)) ?? refuse("auth_required");
      const left = await loadLeftToSettle(sql, accountId);
      const terms = await findTermsOf(sql, whose, now);
      return {
        goes: whatGoes({ isPro: pro !== null }),
        stays: terms.map((name) => {
          const { label, source } = LEGAL_TERMS[name];
          return { label, term: termText(LEGAL_TERMS[name]), source };
        }),
        blockers: left.blockers.map((kind) => ({ kind, ...BLOCKERS[kind] })),
        unused: isUnused(left)
          ? {
              credits: left.credits,
              paid_credits: left.paidCredits,
              membership_until: left.membershipUntil,
            }
          : null,
        has_password: await accounts.hasPassword(sql, accountId),
      };
    },

    "users.me.withdrawal.ask": async (call) => {
      const { body, viewer, now, ids, random, request, reply, http } = call;
      const { accountId } = viewer;
      await accounts.confirmPerson(call, body.password);
      const token = newSessionToken(random);
      const until = eraseAt(now.getTime());
      await call.transaction(async (tx) => {
        const left = await loadLeftToSettle(tx, accountId);
        if (left.blockers.length > 0) refuse("withdrawal_blocked");
        if (isUnused(left) && body.choice === undefined) {
          refuse("invalid", { fields: { choice: [CHOICE_MISSING] } });
        }
        await happened(tx, { kind: "account.leaving", accountId, until }, { now, ids });
        await insertWithdrawal(tx, {
          accountId,
          askedAt: now,
          eraseAt: new Date(until),
          choice: isUnused(left) ? (body.choice ?? null) : null,
          undoHash: hashSessionToken(token),
        });
        await accounts.closeAccount(tx, accountId, now);
      });
      accounts.answerSignedOut(call);
      const secure = isSecure(request, http);
      writeLeavingCookie(reply, { token, secure, lifetimeMs: until - now.getTime() });
      return { until: seoulIso(until) };
    },

    "users.me.withdrawal.undo": async (call) => {
      const { sql, now, ids, request, reply, http } = call;
      const token = readLeavingCookie(request);
      if (token === undefined || !isSessionToken(token)) refuse("nothing_pending");
      const accountId = await findByUndoHash(sql, hashSessionToken(token));
      if (accountId === undefined) refuse("nothing_pending");
      await call.transaction((tx) => accounts.comeBack(tx, accountId, { now, ids }));
      writeLeavingCookie(reply, { token: "", secure: isSecure(request, http), lifetimeMs: 0 });
      return {};
    },
  } satisfies Partial<Handlers>;
}

const CHOICE_MISSING = "남은 크레딧과 멤버십을 어떻게 할지 골라 주세요.";

/** Whether something that was paid for would be lost. */
function isUnused(left: { paidCredits: number; membershipUntil: string | null }): boolean {
  return left.paidCredits > 0 || left.membershipUntil !== null;
}
