import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { DAYS_TO_CLAIM, QUOTES_AT_LEAST, type GuaranteeReason } from "../guarantee.ts";

/** What stands against a guarantee refund, for the person. */
export const GUARANTEE_LABELS: Record<GuaranteeReason, string> = {
  no_membership: "멤버십을 산 적이 없어 돌려드릴 것이 없어요.",
  guarantee_used: "보장 환불은 계정마다 한 번인데 이미 받았어요.",
  nothing_to_refund: "돌려드릴 결제가 없어요.",
  not_first_purchase: "처음 산 멤버십에만 쓸 수 있어요.",
  credits_used: "이 멤버십의 크레딧을 이미 썼어요.",
  too_few_quotes: `첫 기간에 보낸 견적 가운데 고객이 읽었거나 ${UNREAD_HOLD_TEXT} 동안 읽지 않은 것이 ${QUOTES_AT_LEAST}장보다 적어요.`,
  quote_hired: "첫 기간에 보낸 견적이 고용으로 이어졌어요.",
  first_period_not_over: "첫 기간이 아직 끝나지 않았어요.",
  claim_window_over: `신청할 수 있는 ${DAYS_TO_CLAIM}일이 지났어요.`,
};
