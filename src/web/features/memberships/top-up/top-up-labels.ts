import type { TopUp } from "#contract/endpoints/top-ups.ts";
import type { Tone } from "#ui/display/badge.tsx";
import { failureMessage } from "#web/platform/api/api-failure.ts";
import { formatWon } from "#web/platform/format/format.ts";
import { keepsKey } from "#web/platform/api/idempotency-key.ts";

/** How a pack that was bought stands. */
export const topUpStates: Record<TopUp["state"], { label: string; tone: Tone }> = {
  pending: { label: "결제 확인 중", tone: "warning" },
  settled: { label: "충전됨", tone: "success" },
  failed: { label: "결제되지 않음", tone: "neutral" },
  given_up: { label: "결제되지 않음", tone: "neutral" },
  refunded: { label: "돌려드림", tone: "neutral" },
};

/** "1개에 1,320원" */
export function unitPriceText({ price, credit }: { price: number; credit: number }): string {
  return `1개에 ${formatWon(Math.round(price / credit))}`;
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
