import type { EndReason } from "../lifecycle-names.ts";

/** Why a membership ended and what is safe, under a title that says that it did; null for what never began. */
export const END_LABELS: Record<EndReason, string | null> = {
  canceled: "해지하신 대로 끝났어요. 충전하거나 보너스로 받은 크레딧은 그대로 쓸 수 있어요.",
  unpaid: "밀린 금액이 결제되지 않았어요. 더 청구하지 않으니 원할 때 다시 시작해 주세요.",
  refunded: "보장 환불로 끝났어요. 돌려드리는 돈은 환불 내역에서 볼 수 있어요.",
  left: "기간이 끝나기 전에 해지하셨어요. 돌려드릴 돈이 있으면 환불 내역에서 볼 수 있어요.",
  price_refused: "오른 가격에 동의하지 않으셔서 결제하지 않고 끝냈어요.",
  payment_failed: null,
  timeout: null,
};
