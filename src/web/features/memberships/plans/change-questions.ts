import type { MembershipOverview, Plan } from "#contract/endpoints/membership-parts.ts";
import type { Output } from "#contract/registry.ts";
import type { UpgradeDifference } from "#domain/membership/plans/upgrade-difference.ts";
import { formatCredits, formatKoreanDate, formatWon } from "#web/platform/format/format.ts";

type Facts = Pick<MembershipOverview, "coming" | "membership" | "method">;

/** The one question before an upgrade: what is charged now, and what from the next period on. */
export function upgradeQuestion(plan: Plan, difference: UpgradeDifference, overview: Facts) {
  const { coming, membership, method } = overview;
  const givesWay = membership?.next_schedule?.plan.name;
  return {
    title: `${formatWon(difference.won)}을 결제하고 ${plan.name} 상품으로 업그레이드할까요?`,
    description: [
      `${formatCredits(difference.credits)}을 바로 받아요.`,
      coming &&
        `${formatKoreanDate(coming.starts_on)}부터는 매달 ${formatWon(plan.price)}이 ${charged(method)}.`,
      givesWay && `${givesWay} 상품으로 바꾸기로 한 예약은 취소돼요.`,
      method && `결제 수단: ${method.name}.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** The one question before a change for the next period. */
export function scheduleQuestion(
  plan: Plan,
  { amount, credit, payment_due_date }: Output<"subscriptions.nextBilling">,
  { method }: Facts,
) {
  return {
    title: `다음 기간부터 ${plan.name} 상품으로 바꿀까요?`,
    description: `지금은 결제되지 않아요. ${formatKoreanDate(payment_due_date)}부터 매달 ${formatWon(amount)}이 ${charged(method)}. 매달 ${formatCredits(credit)}을 받아요. 그 전에는 언제든 취소할 수 있어요.`,
  };
}

function charged(method: Facts["method"]): string {
  return method?.type === "phone" ? "휴대폰 요금에 합쳐져요" : "결제돼요";
}
