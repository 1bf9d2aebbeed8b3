import { APPROVAL_BONUS_CREDITS, approvalBonusExpiresAt } from "#domain/credits/approval-bonus.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { grantLot } from "../features/credits/ledger.ts";
import { findMembershipState } from "../features/memberships/queries.ts";
import { stopRenewal } from "../features/memberships/stop-renewal.ts";
import { claimForPro } from "../features/identity/take-identity.ts";
import { notify } from "../features/notifications/notify.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

/** The slice itself publishes to open pages, as a pro's state is what they show everywhere. */
export const proConsequences = {
  "pro.applied": [
    (tx, { proId, proAccountId: accountId }, when) => claimForPro(tx, { accountId, proId }, when),
  ],
  "pro.approved": [giveBonus, notifyApproved],
  "pro.rejected": [notifyRejected],
  "pro.suspended": [endMembership, notifySuspended],
  "pro.reinstated": [notifyReinstated],
} satisfies Partial<Consequences>;

/** Credits to begin with. */
async function giveBonus(tx: Tx, what: HappeningOf<"pro.approved">, when: When): Promise<void> {
  await grantLot(tx, {
    accountId: what.proAccountId,
    kind: "bonus",
    credits: APPROVAL_BONUS_CREDITS,
    paidWon: 0,
    source: `pro_approval:${what.proId}`,
    detail: "pro_approval",
    ...when,
    expiresAt: new Date(approvalBonusExpiresAt(when.now.getTime())),
  });
}

async function notifyApproved(
  tx: Tx,
  what: HappeningOf<"pro.approved">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "pro_approved",
    values: {},
    path: "/pro/requests",
    requestId: null,
    ...when,
  });
}

async function notifyRejected(
  tx: Tx,
  what: HappeningOf<"pro.rejected">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "pro_rejected",
    values: { reason: what.reason },
    path: "/pro/profile",
    requestId: null,
    ...when,
  });
}

/**
 * Nobody is charged for a period in which they may not work (decision 084). Where a payment is under way at this moment,
 * what it comes to ends the membership.
 */
async function endMembership(
  tx: Tx,
  { proAccountId: accountId }: HappeningOf<"pro.suspended">,
  when: When,
): Promise<void> {
  if ((await findMembershipState(tx, accountId)) === null) return;
  await stopRenewal(tx, { accountId, ...when });
}

async function notifySuspended(
  tx: Tx,
  what: HappeningOf<"pro.suspended">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "pro_suspended",
    values: { reason: what.reason },
    path: "/pro/profile",
    requestId: null,
    ...when,
  });
}

async function notifyReinstated(
  tx: Tx,
  what: HappeningOf<"pro.reinstated">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "pro_reinstated",
    values: { reason: what.reason },
    path: "/pro/requests",
    requestId: null,
    ...when,
  });
}
