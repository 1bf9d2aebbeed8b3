import { METHOD_NAMES } from "#domain/payment/refund-method.ts";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import type { TopUp } from "#contract/endpoints/top-ups.ts";
import type { Tone } from "#ui/display/badge.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { formatCredits, formatDay, formatWon } from "#web/platform/format/format.ts";
import { keepsKey } from "#web/platform/api/idempotency-key.ts";
import { methodConsentText } from "../method/method-labels.ts";
import { methodText } from "../overview/guarantee-labels.ts";

/** How a pack that was bought stands. */
export const topUpStates: Record<TopUp["state"], { label: string; tone: Tone }> = {
  pending: { label: "결제 확인 중", tone: "warning" },
  settled: { label: "충전됨", tone: "success" },
  failed: { label: "결제되지 않음", tone: "neutral" },
  given_up: { label: "결제되지 않음", tone: "neutral" },
  refunded: { label: "돌려드림", tone: "neutral" },
};

/** When and how it was paid, and what nobody has used of it. */
export function boughtText({ created_at: at, method, refundable }: TopUp): string {
  const unused = refundable && `쓰지 않은 ${formatCredits(refundable.credits)}`;
  return [formatDay(at), METHOD_NAMES[method], unused].filter(Boolean).join(" · ");
}

/** The one question before the money goes back: what it takes, and how the money comes. */
export function refundQuestion({ amount, credits, method }: NonNullable<TopUp["refundable"]>) {
  return {
    title: `${formatWon(amount)}을 돌려받을까요?`,
    description: `쓰지 않은 ${formatCredits(credits)}이 없어져요. ${methodText(method)}`,
  };
}

/** "1개에 1,320원" */
export function unitPriceText({ price, credit }: { price: number; credit: number }): string {
  return `1개에 ${formatWon(Math.round(price / credit))}`;
}

/**
 * What a payment by phone is agreed to. A new phone pays a membership from then on, too.
 * @param price in words; null while no pack is chosen
 */
export function topUpConsentText(
  price: string | null,
  { isNew, overview }: { isNew: boolean; overview: MembershipOverview },
): string {
  const once = `${price ?? "고른 금액"}이 이번 달`;
  return isNew && overview.membership
    ? `${once}에 한 번, ${methodConsentText(overview)}`
    : `${once} 휴대폰 요금에 합쳐 결제되는 데 동의해요`;
}

/** What a new way to pay means for a membership beside the pack. */
export function newMethodText(
  overview: Pick<MembershipOverview, "overdue" | "membership">,
): string {
  return `충전이 결제되면 ${thenPaid(overview)} 결제되지 않으면 지금 결제 수단이 그대로예요.`;
}

function thenPaid({
  overdue,
  membership,
}: Pick<MembershipOverview, "overdue" | "membership">): string {
  if (overdue) return `밀린 ${formatWon(overdue.amount)}도 바로 결제돼요.`;
  return membership?.is_canceled
    ? "멤버십을 이어 쓸 때 새 결제 수단을 써요."
    : "다음 멤버십 결제부터 새 결제 수단을 써요.";
}

/** What is said of a press that did not charge, or of which nobody knows. */
export function failedTopUp(failure: unknown): { title: string; text: string } {
  return keepsKey(failure)
    ? {
        title: "결제 결과를 확인하지 못했어요",
        text: `${failureMessage(failure)} 다시 눌러도 두 번 결제되지 않아요.`,
      }
    : { title: "충전하지 못했어요", text: failureMessage(failure) };
}
