import type { Output } from "#contract/registry.ts";
import { BLOCKERS, isDeal, type Blocker } from "#domain/withdrawal/blockers.ts";
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
  /** Won that go back for it if they are asked for now. */
  loadRefund: (db: Db, accountId: string, now: Date) => Promise<Refund>;
  money: MoneyVerbs;
  accounts: AccountVerbs;
}

type Refund = NonNullable<Output<"users.me.withdrawal">["unused"]>["refund"];
type AskCall = Call<"users.me.withdrawal.ask">;

/** What the slice of billing does for it. */
interface MoneyVerbs {
  /** Ids of refunds that wait for a bank account. */
  findUnaddressed: (tx: Tx, accountId: string) => Promise<string[]>;
  /** Keeps the account that the person named for them. */
  addressRefunds: (
    tx: Tx,
    call: AskCall,
    refundIds: readonly string[],
    account: Record<(typeof ACCOUNT_FIELDS)[number], string>,
  ) => Promise<void>;
  /** Sends at once, after the commit, what goes back by the gateway. */
  sendNow: (accountId: string) => Promise<void>;
}

/** What the slice of accounts does for it. */
interface AccountVerbs {
  confirmIdentity: (call: AskCall, password?: string) => Promise<unknown>;
  closeAccount: (tx: Tx, accountId: string, now: Date) => Promise<void>;
  comeBack: (tx: Tx, accountId: string, when: { now: Date; ids: Ids }) => Promise<void>;
  answerSignedOut: (call: AskCall) => void;
}

/** Leaving for good: what it means, asking for it, and undoing it. */
export function withdrawalHandlers(deps: WithdrawalDeps) {
  const { loadLeftToSettle, loadRefund, money, accounts } = deps;

  /** Where the money goes that cannot go back the way it came: they will not be here to be asked. */
  async function addressRefunds(tx: Tx, call: AskCall): Promise<void> {
    const waiting = await money.findUnaddressed(tx, call.viewer.accountId);
    if (waiting.length === 0) return;
    const { bank, account_number, holder } = call.body;
    if (bank === undefined || account_number === undefined || holder === undefined) {
      const missing = ACCOUNT_FIELDS.filter((field) => call.body[field] === undefined);
      refuse("invalid", {
        fields: Object.fromEntries(missing.map((field) => [field, [ACCOUNT_MISSING]])),
      });
    }
    await money.addressRefunds(tx, call, waiting, { bank, account_number, holder });
  }

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
              refund: await loadRefund(sql, accountId, now),
            }
          : null,
      };
    },

    "users.me.withdrawal.ask": async (call) => {
      const { body, viewer, now, ids, random, request, reply, http } = call;
      const { accountId } = viewer;
      await accounts.confirmIdentity(call, body.password);
      const token = newSessionToken(random);
      const until = eraseAt(now.getTime());
      await call.transaction(async (tx) => {
        const left = await loadLeftToSettle(tx, accountId);
        if (left.blockers.length > 0) refuse("withdrawal_blocked");
        const choice = isUnused(left) ? body.choice : null;
        if (choice === undefined) refuse("invalid", { fields: { choice: [CHOICE_MISSING] } });
        const refund = choice === "refund" ? { shown: body.amount ?? null } : null;
        await happened(tx, { kind: "account.leaving", accountId, until, refund }, { now, ids });
        // Their requests and quotes are held now: what somebody else has agreed on meanwhile is seen here.
        const meanwhile = await loadLeftToSettle(tx, accountId);
        if (meanwhile.blockers.some(isDeal)) refuse("withdrawal_blocked");
        await addressRefunds(tx, call);
        await insertWithdrawal(tx, {
          accountId,
          askedAt: now,
          eraseAt: new Date(until),
          choice,
          undoHash: hashSessionToken(token),
        });
        await accounts.closeAccount(tx, accountId, now);
      });
      if (body.choice === "refund") await money.sendNow(accountId);
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

const ACCOUNT_FIELDS = ["bank", "account_number", "holder"] as const;
const ACCOUNT_MISSING = "환불받을 계좌를 입력해 주세요.";
const CHOICE_MISSING = "남은 크레딧과 멤버십을 어떻게 할지 골라 주세요.";

/** Whether something that was paid for would be lost. */
function isUnused(left: { paidCredits: number; membershipUntil: string | null }): boolean {
  return left.paidCredits > 0 || left.membershipUntil !== null;
}
