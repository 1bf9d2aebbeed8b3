import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { DUE_TIME_TEXT } from "#domain/schedule/renewal-times.ts";
import { addDays } from "#domain/calendar/day.ts";
import { comingRenewal } from "../coming-renewal.ts";
import type { ComingNotice, MembershipNotice } from "../lifecycle-names.ts";
import type { Membership } from "../membership.ts";
import { membershipName } from "../plans/membership-name.ts";
import type { PlanVersion } from "../plans/plan-version.ts";
import { owedWon } from "../decisions/overdue.ts";
import { retriesAt } from "#domain/schedule/overdue-ladder.ts";
import { fillTemplate } from "#domain/notice/text-templates.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { comingNoticeText, type NoticeText } from "./coming-notice-text.ts";
import { END_LABELS } from "./end-labels.ts";

interface NoticeFacts {
  before: Membership | null;
  membership: Membership;
  plans: readonly PlanVersion[];
  /** Epoch ms. */
  now: number;
  planName: (planId: string) => string;
  /** The charge that this is about never reached the gateway. */
  neverArrived: boolean;
  /** Won that go back by the decision that this tells of. */
  refundedWon: number;
}

/** What a member reads in a notice. It says what happened or will happen, what is safe, and what can be done. */
export function noticeText(notice: MembershipNotice, facts: NoticeFacts): NoticeText {
  const words = isComing(notice)
    ? comingNoticeText(notice, facts)
    : { body: bodyOf(notice, facts) };
  const text = messageOf(notice, facts);
  return text === null ? words : { ...words, text };
}

/** Of these a phone payer is notified by text message, too, with the name and the amount, every month. */
const CHARGED: readonly MembershipNotice[] = ["activated", "renewed", "recovered"];

/** What goes out as a text message: what costs money, or will, and needs an answer. */
function messageOf(notice: MembershipNotice, { membership, plans, now, planName }: NoticeFacts) {
  const { plan, period, method } = membership;
  if (notice === "overdue") {
    return fillTemplate("membership_overdue", { 금액: owed(membership) });
  }
  if (notice === "price_rise_consent") {
    const { plan: next } = comingRenewal(membership, plans, now);
    return fillTemplate("membership_dearer", { 금액: formatWon(next.price) });
  }
  if (method?.type !== "phone" || !CHARGED.includes(notice)) return null;
  return fillTemplate("membership_on_phone_bill", {
    멤버십: planName(plan.plan_id),
    금액: formatWon(plan.price),
    시작: day(period.start),
    끝: day(period.end),
  });
}

const COMING: readonly MembershipNotice[] = [
  "renewal_in_7_days",
  "renewal_tomorrow",
  "price_rise_consent",
];

function isComing(notice: MembershipNotice): notice is ComingNotice {
  return COMING.includes(notice);
}

function bodyOf(notice: Exclude<MembershipNotice, ComingNotice>, facts: NoticeFacts): string {
  const { membership, planName } = facts;
  const plan = membershipName(planName(membership.plan.plan_id));
  switch (notice) {
    case "purchased":
      return `${plan} 결제를 확인하고 있어요. 확인되면 크레딧이 들어와요.`;
    case "activated":
      return `${plan}이 시작됐어요. 크레딧 ${membership.plan.credits}개를 ${day(membership.period.end)}까지 쓸 수 있어요.`;
    case "purchase_failed":
      return `${plan}을 시작하지 못했어요. 빠져나간 돈은 없고, 뒤늦게 결제되면 모두 돌려드려요.`;
    case "renewed":
      return `${formatWon(membership.plan.price)}을 결제하고 크레딧 ${membership.plan.credits}개를 드렸어요. ${day(membership.period.end)}까지 쓸 수 있어요.`;
    case "renewal_failed":
      return renewalFailed(facts);
    case "overdue":
      if (membership.arrears?.kind === "claims") {
        return `이미 낸 ${owed(membership)}이 결제사를 거쳐 돌아갔어요. 내 멤버십에서 다시 내면 그대로 쓸 수 있어요.`;
      }
      return `${owed(membership)}이 결제되지 않았어요. ${nextTry(facts)}결제 수단을 바꾸면 바로 다시 결제해요.`;
    case "recovered":
      return `밀린 결제가 끝났어요. ${plan}을 그대로 쓸 수 있어요.`;
    case "change_scheduled":
      return `${day(coming(facts).start)}부터 ${membershipName(planName(coming(facts).plan.plan_id))}으로 바뀌어요. 그날 ${formatWon(coming(facts).plan.price)}을 결제해요.`;
    case "change_unscheduled":
      return `바꾸기로 한 것을 취소했어요. 다음 기간에도 ${plan}을 써요.`;
    case "changed":
      return `오늘부터 ${plan}이에요.`;
    case "upgraded":
      return upgraded(facts);
    case "upgrade_failed":
      return `${membershipName(planName(facts.before?.payment?.plan.plan_id ?? ""))}으로 올리는 결제가 되지 않아 ${plan}을 그대로 써요. 뒤늦게 결제되면 모두 돌려드려요.`;
    case "cancel_scheduled":
      return `${day(membership.period.end)}까지 그대로 쓰고 끝나요. 그전에는 언제든 취소할 수 있어요.`;
    case "restarted":
      return `해지를 취소했어요. ${day(addDays(membership.period.end, 1))}에 이어서 결제해요.`;
    case "ended":
      return END_LABELS[membership.end_reason ?? "canceled"] ?? `${plan}을 시작하지 못했어요.`;
    case "refunded":
      return `${formatWon(facts.refundedWon)}을 돌려드려요. 어디까지 왔는지 환불 내역에서 볼 수 있어요.`;
  }
}

/** What was paid, and that a change that was to come gives way: the last decision wins. */
function upgraded({ before, membership, planName }: NoticeFacts): string {
  const plan = membershipName(planName(membership.plan.plan_id));
  const won = membership.plan.price - (before?.plan.price ?? membership.plan.price);
  const paid = won > 0 ? `차액 ${formatWon(won)}을 결제하고 ` : "";
  const gaveWay = before?.next_plan
    ? ` ${membershipName(planName(before.next_plan.plan_id))}으로 바꾸기로 한 예약은 취소됐어요.`
    : "";
  return `${paid}${plan}으로 올렸어요. 결제일은 그대로예요.${gaveWay}`;
}

const day = formatKoreanDate;
const coming = ({ membership, plans, now }: NoticeFacts) => comingRenewal(membership, plans, now);

function owed({ arrears }: Membership): string {
  return arrears ? formatWon(owedWon(arrears)) : "멤버십 요금";
}

/** A method that nobody refused is not to be checked: the payment company was away, which is ours to wait for. */
function renewalFailed(facts: NoticeFacts): string {
  const { membership, neverArrived } = facts;
  const { arrears, method } = membership;
  const amount = owed(membership);
  const renewal = arrears?.kind === "renewal" ? arrears : null;
  const isAway = neverArrived || renewal?.unreached === true;
  if (!renewal || !method?.usable || !isAway) {
    return `${amount}이 결제되지 않았어요. ${nextTry(facts)}결제 수단을 확인해 주세요.`;
  }
  // What was never refused is tried anew after the last try.
  const next = nextTry(facts);
  const isTriedAgain = renewal.unreached === true || next !== "";
  return `결제사에 연결하지 못해 ${amount}을 결제하지 못했어요. ${
    isTriedAgain ? next || "저희가 다시 시도할게요." : "내 멤버십에서 다시 결제해 주세요."
  }`.trim();
}

/** "… 에 다시 결제해요. ", with a space behind it; nothing when it is not tried again by itself. */
function nextTry({ membership: { arrears, method } }: NoticeFacts): string {
  if (!arrears || !method?.usable) return "";
  const at = retriesAt(arrears.since)[arrears.retries];
  return at === undefined ? "" : `${day(seoulDay(at))} ${DUE_TIME_TEXT}에 다시 결제해요. `;
}
