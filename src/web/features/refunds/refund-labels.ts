import type { RefundReason } from "#domain/payment/refund.ts";
import type { Refund } from "#contract/endpoints/refunds.ts";
import type { Tone } from "#ui/display/badge.tsx";
import { formatDay, formatKoreanDate } from "#web/platform/format/format.ts";

/** Why money goes back, in words for its owner. */
export const refundReasons: Record<RefundReason, string> = {
  guarantee: "보장 환불",
  late_success: "늦게 확인된 결제",
  chargeback_reversed: "두 번 낸 금액",
  membership_unused: "쓰지 않은 멤버십 크레딧",
  top_up_unused: "쓰지 않은 충전 크레딧",
  staff: "운영팀이 돌려드린 금액",
  late_interest: "늦게 돌려드린 날만큼의 이자",
  outside: "카드사나 통신사에서 취소한 금액",
};

/** How far a refund came: the badge, and what happens next. */
export function refundProgress(refund: Refund): { label: string; tone: Tone; text: string } {
  const { method, reason, state, account, due_on: dueOn, done_at: doneAt } = refund;
  if (state === "replaced") {
    return {
      label: "바뀌었어요",
      tone: "neutral",
      text: "이미 돌아간 금액이 있어서, 남은 금액을 다른 환불로 돌려드려요.",
    };
  }
  if (state === "reversed") {
    return {
      label: "철회됐어요",
      tone: "neutral",
      text: "취소가 철회되어 결제가 그대로 이어져요.",
    };
  }
  if (state === "done") {
    const on = doneAt ? formatDay(doneAt) : "";
    return method === "gateway"
      ? {
          label: "돌려드렸어요",
          tone: "success",
          text: `${on}에 결제를 취소했어요. 카드 명세서나 휴대폰 요금 청구서에는 며칠 뒤에 보일 수 있어요.`,
        }
      : { label: "보냈어요", tone: "success", text: `${on}에 계좌로 보냈어요.` };
  }
  if (method === "gateway") {
    return state === "failed"
      ? {
          label: "확인하고 있어요",
          tone: "warning",
          text: "결제사에서 바로 처리되지 않아 운영팀이 살펴보고 있어요.",
        }
      : { label: "돌려드리는 중", tone: "accent", text: "결제사에 취소를 요청했어요." };
  }
  return account && dueOn
    ? {
        label: "보낼 차례예요",
        tone: "accent",
        text: `${formatKoreanDate(dueOn)}까지 아래 계좌로 보내 드려요.`,
      }
    : {
        label: "계좌가 필요해요",
        tone: "warning",
        text:
          reason === "late_interest"
            ? "환불이 늦어진 날만큼 법이 정한 이자를 계좌로 보내 드려요. 받을 계좌를 알려 주세요."
            : "휴대폰 결제는 달이 바뀌면 취소할 수 없어서 계좌로 보내 드려요. 받을 계좌를 알려 주세요.",
      };
}
