import { answerClass } from "./answer-class.ts";
import type { AnswerClass } from "./answer-class.ts";

const OF_CODE: Readonly<Record<string, string>> = {
  PHONE_MONTHLY_LIMIT_EXCEEDED:
    "이번 달 휴대폰 소액결제 한도를 넘었어요. 통신사에서 한도를 올리거나 카드로 내 주세요.",
  EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT:
    "이번 달 결제 한도를 넘었어요. 한도를 올리거나 다른 결제 수단으로 내 주세요.",
  EXCEED_MAX_DAILY_PAYMENT_COUNT:
    "오늘 결제할 수 있는 횟수를 넘었어요. 내일 다시 하거나 다른 카드로 내 주세요.",
  EXCEED_MAX_PAYMENT_AMOUNT: "카드 한도를 넘었어요. 한도를 올리거나 다른 카드로 내 주세요.",
  EXCEED_MAX_AMOUNT: "한 번에 낼 수 있는 금액을 넘었어요. 다른 결제 수단으로 내 주세요.",
  INVALID_CARD_EXPIRATION: "유효 기간이 지난 카드예요. 다른 카드를 등록해 주세요.",
  INVALID_STOPPED_CARD: "정지된 카드예요. 다른 카드를 등록해 주세요.",
  INVALID_CARD_LOST_OR_STOLEN: "분실이나 도난으로 신고된 카드예요. 다른 카드를 등록해 주세요.",
};

const OF_CLASS: Record<AnswerClass, string> = {
  declined_today:
    "카드사나 통신사가 결제를 승인하지 않았어요. 다른 결제 수단으로 내거나, 확인한 뒤 다시 시도해 주세요.",
  replace_method: "이 결제 수단은 더 이상 쓸 수 없어요. 다른 결제 수단을 등록해 주세요.",
  our_fault: "결제를 처리하지 못했어요. 돈은 나가지 않았고, 저희가 바로 확인할게요.",
  unknown_outcome: "결제가 됐는지 확인하고 있어요. 잠시 뒤에 다시 봐 주세요.",
  done_already: "결제가 됐는지 확인하고 있어요. 잠시 뒤에 다시 봐 주세요.",
};

/** Why a charge was not made and what the person can do, by the gateway's code (null: no answer came in time). */
export function declineMessage(code: string | null): string {
  if (code === null)
    return "결제가 제때 확인되지 않았어요. 돈은 나가지 않았고, 다시 시도할 수 있어요.";
  return Object.hasOwn(OF_CODE, code) ? (OF_CODE[code] ?? "") : OF_CLASS[answerClass(400, code)];
}
