import { DAYS_TO_CLAIM, QUOTES_AT_LEAST } from "#domain/membership/guarantee.ts";
import type { GuaranteeAnswer } from "#contract/endpoints/membership-parts.ts";
import { formatWon } from "#web/platform/format/format.ts";

type Form = GuaranteeAnswer["reasons"][number]["form"];

const promises: Record<Form, string> = {
  unused: `처음 산 멤버십은 구매 후 ${DAYS_TO_CLAIM}일 안에 크레딧을 하나도 쓰지 않았으면 전액을 돌려받아요.`,
  no_hire: `첫 기간이 끝난 뒤 ${DAYS_TO_CLAIM}일 안에, 견적을 ${QUOTES_AT_LEAST}장 이상 보냈는데 고용이 한 번도 없었으면 그 기간의 금액을 돌려받아요.`,
};

const FORMS: readonly Form[] = ["unused", "no_hire"];

/** Each form with what stands against it. */
export function guaranteeForms({ reasons }: Pick<GuaranteeAnswer, "reasons">) {
  return FORMS.map((form) => ({
    form,
    promise: promises[form],
    reasons: reasons.filter((reason) => reason.form === form).map(({ message }) => message),
  })).filter((each) => each.reasons.length > 0);
}

/** How the money comes back. */
export function methodText(method: GuaranteeAnswer["method"]): string {
  return method === "bank_transfer"
    ? "휴대폰 요금은 지난달 결제를 취소할 수 없어서 계좌로 보내 드려요."
    : "결제한 수단으로 결제가 취소돼요.";
}

/** The one question before it: what it ends. */
export function claimQuestion({ amount, method }: Pick<GuaranteeAnswer, "amount" | "method">) {
  return {
    title: `${formatWon(amount)}을 환불받을까요?`,
    description: `멤버십이 바로 끝나고 남은 멤버십 크레딧이 사라져요. ${methodText(method)} 보장 환불은 계정당 한 번이에요.`,
  };
}

/** What happened after the claim. */
export function refundedText(refund: {
  refunded: number;
  method: NonNullable<GuaranteeAnswer["method"]>;
}): string {
  const amount = formatWon(refund.refunded);
  return refund.method === "bank_transfer"
    ? `${amount} 환불을 접수했어요. 받을 계좌를 알려 주세요.`
    : `${amount}을 환불했어요.`;
}
