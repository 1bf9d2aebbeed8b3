import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { MembershipNotice } from "#domain/membership/lifecycle-names.ts";
import { noticeText } from "#domain/membership/notices/notice-text.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { accountPhone } from "../features/accounts/queries.ts";
import { paidDebtText } from "../features/credits/debts.ts";
import { notify } from "../features/notifications/notify.ts";
import { enqueueMessage } from "../features/deliveries/queries.ts";
import { issueReceipt } from "../features/receipts/issue.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

/** The slice itself locks the account and publishes to open pages. */
export const membershipConsequences = {
  "membership.changed": [notifyMember, messagePhonePayer],
  "membership.paid": [
    (tx, { membershipId, ...paid }, when) =>
      issueReceipt(tx, { ...paid, of: { membershipId }, ...when }),
  ],
} satisfies Partial<Consequences>;

/** These say how many credits came in. */
const GRANTED: readonly MembershipNotice[] = ["activated", "renewed"];

/** Of these a phone payer is also notified by text message, with the name and the amount, every month. */
const CHARGED: readonly MembershipNotice[] = ["activated", "renewed", "recovered"];

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
    path: "/membership",
    ...when,
  });
}

async function messagePhonePayer(
  tx: Tx,
  { accountId, membership, names, change }: HappeningOf<"membership.changed">,
  when: When,
): Promise<void> {
  if (membership.method?.type !== "phone" || !CHARGED.includes(change)) return;
  const phone = await accountPhone(tx, accountId);
  if (!phone) return;
  const { plan, period } = membership;
  await enqueueMessage(tx, {
    id: when.ids.next(),
    accountId,
    channel: "sms",
    to: phone,
    text: `[솜씨] ${names.get(plan.plan_id)?.name ?? ""} 멤버십 ${formatWon(plan.price)}이 휴대폰 요금에 청구돼요. 기간 ${period.start}~${period.end}. 해지는 내 멤버십에서 할 수 있어요.`,
    purpose: "membership_charged",
    now: when.now,
  });
}
