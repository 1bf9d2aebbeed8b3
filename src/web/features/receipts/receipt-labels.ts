import type { Receipt, ReceiptSummary } from "#contract/endpoints/receipts.ts";
import { formatPeriod } from "#web/platform/format/format.ts";

/** What was paid for, in words. */
export const receiptPurposes: Record<ReceiptSummary["purpose"], string> = {
  purchase: "멤버십 시작",
  renewal: "멤버십 갱신",
  upgrade: "멤버십 업그레이드",
  recharge: "밀린 금액 결제",
  top_up: "크레딧 충전",
};

/** "2027년 01월 31일~2027년 02월 27일" */
export function receiptPeriod({ starts_on, ends_on }: NonNullable<Receipt["period"]>): string {
  return formatPeriod(starts_on, ends_on);
}

/** How far a refund on a receipt came. */
export function refundStateText({ method, state }: Receipt["refunds"][number]): string {
  if (state === "done") return method === "gateway" ? "결제 취소로 돌려드림" : "계좌로 보냄";
  if (state === "replaced") return "다른 환불로 바뀜";
  if (state === "reversed") return "취소가 철회됨";
  return "돌려드리는 중";
}
