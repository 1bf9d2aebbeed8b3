import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import type { Output } from "#contract/registry.ts";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";

/** What a phone payer agrees to when the method changes: each amount with its day. */
export function methodConsentText({
  coming,
  overdue,
  membership,
}: Pick<MembershipOverview, "coming" | "overdue" | "membership">): string {
  if (coming) {
    return `${formatKoreanDate(coming.starts_on)}부터 매달 ${formatWon(coming.amount)}이 휴대폰 요금에 합쳐 결제되는 데 동의해요`;
  }
  if (overdue) {
    return `지금 ${formatWon(overdue.amount)}이, 다음 기간부터 매달 같은 날 ${formatWon(membership?.plan.price ?? overdue.amount)}이 휴대폰 요금에 합쳐 결제되는 데 동의해요`;
  }
  const price = membership ? `매달 ${formatWon(membership.plan.price)}이` : "멤버십 금액이 매달";
  return `멤버십을 이어 쓰면 ${price} 휴대폰 요금에 합쳐 결제되는 데 동의해요`;
}

/** What a new method is for: what is paid with it next, if anything is. */
export function methodPurposeText({
  overdue,
  membership,
}: Pick<MembershipOverview, "overdue" | "membership">): string {
  if (overdue) return "밀린 금액과 다음 결제가 모두 새 결제 수단으로 결제돼요.";
  if (!membership) return "멤버십을 시작할 때 이 수단으로 결제돼요.";
  return membership.is_canceled
    ? "해지를 예약해 다음 결제는 없어요. 멤버십을 이어 쓰면 새 결제 수단으로 결제돼요."
    : "새 결제 수단을 등록하면 다음 결제부터 그 수단으로 결제돼요.";
}

/** Why the page is still here: a refused charge leaves the new method in place. */
export function methodFailureTitle(failure: ApiFailure): string {
  return failure.error?.code === "payment_declined"
    ? "새 결제 수단으로도 결제되지 않았어요"
    : "결제 수단을 바꾸지 못했어요";
}

/** What became of a new method and of what was owed. */
export function methodSavedText(payment: Output<"users.me.billingInfo.set">["payment"]): string {
  if (payment === "paid") return "결제 수단을 바꾸고 밀린 금액을 결제했어요.";
  if (payment === "pending") return "결제 수단을 바꿨어요. 밀린 금액의 결제를 확인하고 있어요.";
  return "결제 수단을 바꿨어요.";
}
