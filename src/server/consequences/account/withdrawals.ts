import type { HappeningOf } from "#domain/happenings/happening.ts";
import { refundChangedText } from "#domain/withdrawal/refund-changed.ts";
import { findWayBack } from "../../features/accounts/email/email-changes.ts";
import { findAccount } from "../../features/accounts/queries.ts";
import { mailWithdrawalAsked } from "../../features/accounts/send-messages.ts";
import { retireMethod } from "../../features/billing/methods.ts";
import { endExports } from "../../features/exports/export-rows.ts";
import { stopRenewal } from "../../features/memberships/stop-renewal.ts";
import { refuseCommand } from "../../features/memberships/refuse-command.ts";
import { leaveMembership } from "../../features/memberships/leave.ts";
import { findMembershipState } from "../../features/memberships/queries.ts";
import { notify } from "../../features/notifications/notify.ts";
import { leaveMarket, returnToMarket } from "../../features/pros/leave-market.ts";
import { findProfileOfAccount } from "../../features/pros/profile-rows.ts";
import { withdrawLivingQuotes } from "../../features/quotes/end-quote.ts";
import { closeLivingRequests } from "../../features/requests/end-request.ts";
import { keepOpenRefunds } from "../../features/billing/refunds/refunds-of-who-left.ts";
import { findRefundableTopUps } from "../../features/top-ups/queries.ts";
import { refundTopUp } from "../../features/top-ups/refund-top-up.ts";
import { forgetWithdrawal } from "../../features/withdrawals/forget-withdrawal.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Consequences, When } from "../../platform/happenings.ts";
import { refuse } from "../../platform/refusal.ts";

/**
 * What leaves the market with somebody. At once: their open requests and quotes, their pro page, search and matching, what would be
 * charged next; devices end with the sessions, calendar feeds and pages with the account. For good, when it is due: all that
 * `domain/personal-data` names, portfolio, templates, files and devices among it, and their ways to pay.
 */
export const withdrawalConsequences = {
  "account.leaving": [closeRequests, withdrawQuotes, settle, leave, endCopies, mailAsked],
  "account.came_back": [forget, comeBack, notifyBack],
  "account.erasing": [giveMethodsBack, keepMoneyOwed],
} satisfies Partial<Consequences>;

type Leaving = HappeningOf<"account.leaving">;

async function closeRequests(tx: Tx, { accountId }: Leaving, when: When): Promise<void> {
  await closeLivingRequests(tx, { customerId: accountId, ...when });
}

async function withdrawQuotes(tx: Tx, { accountId }: Leaving, when: When): Promise<void> {
  const profile = await findProfileOfAccount(tx, accountId);
  if (profile) await withdrawLivingQuotes(tx, { proId: profile.id, ...when });
}

/**
 * Gives back the money for what was not used: of the membership, which ends with it, and of packs. Else the membership
 * stands to the end of what was paid for, and is not charged for again.
 */
async function settle(tx: Tx, leaving: Leaving, when: When): Promise<void> {
  const { accountId, refund } = leaving;
  const hasMembership = (await findMembershipState(tx, accountId)) !== null;
  if (refund === null) {
    if (hasMembership) await endRenewal(tx, leaving, when);
    return;
  }
  let refunded = 0;
  if (hasMembership) refunded += (await leaveMembership(tx, { accountId, ...when })).refunded;
  for (const { id: topUpId } of await findRefundableTopUps(tx, accountId, when.now)) {
    refunded += (await refundTopUp(tx, { accountId, topUpId, ...when })).refunded;
  }
  if (refunded !== refund.shown) refuse("refund_changed", { message: refundChangedText(refunded) });
}

async function endRenewal(tx: Tx, { accountId }: Leaving, when: When): Promise<void> {
  const done = await stopRenewal(tx, { accountId, ...when });
  if (!done.ok) refuseCommand(done.code);
}

async function leave(tx: Tx, { accountId }: Leaving, when: When): Promise<void> {
  await leaveMarket(tx, accountId, when);
}

async function endCopies(tx: Tx, { accountId }: Leaving, { now }: When): Promise<void> {
  await endExports(tx, accountId, now);
}

async function mailAsked(tx: Tx, { accountId, until }: Leaving, when: When): Promise<void> {
  const account = await findAccount(tx, accountId);
  if (!account) return;
  const oldEmails = await findWayBack(tx, accountId, when.now);
  await mailWithdrawalAsked(tx, { account, until, oldEmails, ...when });
}

async function forget(
  tx: Tx,
  { accountId }: HappeningOf<"account.came_back">,
  { now }: When,
): Promise<void> {
  await forgetWithdrawal(tx, accountId, now);
}

async function comeBack(
  tx: Tx,
  { accountId }: HappeningOf<"account.came_back">,
  when: When,
): Promise<void> {
  await returnToMarket(tx, accountId, when);
}

/** However they logged in: not everybody is asked before. */
async function notifyBack(
  tx: Tx,
  { accountId }: HappeningOf<"account.came_back">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId,
    kind: "withdrawal_undone",
    values: {},
    path: "/setting/devices",
    requestId: null,
    ...when,
  });
}

async function giveMethodsBack(
  tx: Tx,
  { accountId }: HappeningOf<"account.erasing">,
  { now }: When,
): Promise<void> {
  await retireMethod(tx, accountId, now);
}

async function keepMoneyOwed(
  tx: Tx,
  { accountId }: HappeningOf<"account.erasing">,
  when: When,
): Promise<void> {
  await keepOpenRefunds(tx, accountId, when);
}
