import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { MembershipNotice } from "#domain/membership/lifecycle-names.ts";
import { noticeText } from "#domain/membership/notices/notice-text.ts";
import { paidDebtText } from "../features/credits/debts.ts";
import { notify } from "../features/notifications/notify.ts";
import { stopRenewal } from "../features/memberships/stop-renewal.ts";
import { findProfileOfAccount } from "../features/pros/profile-rows.ts";
import { issueReceipt } from "../features/receipts/issue.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

/** The slice itself locks the account and publishes to open pages. */
export const membershipConsequences = {
  "membership.changed": [notifyMember, endOfSuspended],
  "membership.paid": [
    (tx, { membershipId, ...paid }, when) =>
      issueReceipt(tx, { ...paid, of: { membershipId }, ...when }),
  ],
} satisfies Partial<Consequences>;

/** These say how many credits came in. */
const GRANTED: readonly MembershipNotice[] = ["activated", "renewed"];

/** After these the membership would be charged again. */
const GOES_ON: readonly MembershipNotice[] = ["activated", "renewed", "recovered"];

/**
 * A pro was suspended while their payment was under way, which nothing stops: the period that it paid for is the last one
 * (decision 084).
 */
async function endOfSuspended(
  tx: Tx,
  { accountId, change }: HappeningOf<"membership.changed">,
  when: When,
): Promise<void> {
  if (!GOES_ON.includes(change)) return;
  const profile = await findProfileOfAccount(tx, accountId);
  if (profile?.state !== "suspended") return;
  await stopRenewal(tx, { accountId, ...when });
}

async function notifyMember(
  tx: Tx,
  what: HappeningOf<"membership.changed">,
  when: When,
): Promise<void> {
  const { accountId, membership, names, change } = what;
  const planName = (planId: string) => names.get(planId)?.name ?? "";
  const words = noticeText(change, { ...what, now: when.now.getTime(), planName });
  const granted = { membershipId: membership.id, periodStart: membership.period.start };
  const debt = GRANTED.includes(change) ? await paidDebtText(tx, accountId, granted) : "";
  await notify(tx, {
    accountId,
    kind: `membership_${change}`,
    values: { title: words.title ?? null, body: `${words.body}${debt}`, text: words.text ?? null },
    path: change === "refunded" ? "/membership/refunds" : "/membership",
    requestId: null,
    ...when,
  });
}
