import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { MembershipNotice } from "#domain/membership/lifecycle-names.ts";
import { noticeText } from "#domain/membership/notices/notice-text.ts";
import { paidDebtText } from "../features/credits/debts.ts";
import { notify } from "../features/notifications/notify.ts";
import { issueReceipt } from "../features/receipts/issue.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

/** The slice itself locks the account and publishes to open pages. */
export const membershipConsequences = {
  "membership.changed": [notifyMember],
  "membership.paid": [
    (tx, { membershipId, ...paid }, when) =>
      issueReceipt(tx, { ...paid, of: { membershipId }, ...when }),
  ],
} satisfies Partial<Consequences>;

/** These say how many credits came in. */
const GRANTED: readonly MembershipNotice[] = ["activated", "renewed"];

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
