import type { MembershipNotice } from "#domain/membership/lifecycle-names.ts";
import { formatWon } from "#domain/won/format-won.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { accountPhone } from "../accounts/queries.ts";
import { paidDebtWords } from "../credits/debts.ts";
import { notify } from "../notifications/notify.ts";
import { enqueueMessage } from "../outbox/queries.ts";
import type { Decided } from "./apply-effects.ts";
import { noticeWords } from "#domain/membership/words/notice-words.ts";

/** Of these a phone payer is also told by text message, with the name and the amount, every month. */
const CHARGED: readonly MembershipNotice[] = ["activated", "renewed", "recovered"];

/** These say how many credits came in. */
const GRANTED: readonly MembershipNotice[] = ["activated", "renewed"];

/** Puts a notice of the membership into the member's list. */
export async function notifyMember(
  tx: Tx,
  notice: MembershipNotice,
  decided: Decided,
): Promise<void> {
  const { accountId, membership, names, now, ids } = decided;
  const planName = (planId: string) => names.get(planId)?.name ?? "";
  const words = noticeWords(notice, { ...decided, now: now.getTime(), planName });
  const granted = `membership:${membership.id}:${membership.period.start}:`;
  const debt = GRANTED.includes(notice) ? await paidDebtWords(tx, accountId, granted) : "";
  await notify(tx, {
    accountId,
    kind: `membership_${notice}`,
    ...words,
    body: `${words.body}${debt}`,
    path: "/membership",
    now,
    ids,
  });
  if (membership.method?.type !== "phone" || !CHARGED.includes(notice)) return;
  const phone = await accountPhone(tx, accountId);
  if (!phone) return;
  const { plan, period } = membership;
  await enqueueMessage(tx, {
    id: ids.next(),
    accountId,
    channel: "sms",
    to: phone,
    text: `[솜씨] ${planName(plan.plan_id)} 멤버십 ${formatWon(plan.price)}이 휴대폰 요금에 청구돼요. 기간 ${period.start}~${period.end}. 해지는 내 멤버십에서 할 수 있어요.`,
    purpose: "membership_charged",
    now,
  });
}
