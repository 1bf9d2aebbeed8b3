import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { keepsKey } from "#web/platform/api/idempotency-key.ts";

/** What the page of a purchase shows. */
export type PurchaseView =
  | "form"
  /** The gateway has not said yet. */
  | "confirming"
  /** What was bought here just now. */
  | "paid"
  /** There was a membership before, or another was bought elsewhere at the same time. */
  | "exists";

/** `sent`: the person has paid on this page since it was opened, for `productId`. */
export function purchaseView(
  { membership, purchase }: Pick<MembershipOverview, "membership" | "purchase">,
  { sent, productId }: { sent: boolean; productId: string },
): PurchaseView {
  if (membership) return sent && membership.plan.product.id === productId ? "paid" : "exists";
  return purchase?.state === "confirming" ? "confirming" : "form";
}

const SAFE = "멤버십은 시작되지 않았고, 고른 내용은 그대로예요.";
const DECLINED = "결제 수단을 확인하거나 다른 수단을 골라 주세요.";

/** What is said of a try that failed, here or before; null when there was none. */
export function failedTry(
  failure: unknown,
  { purchase }: Pick<MembershipOverview, "purchase">,
): { title: string; text: string } | null {
  const message = purchase?.state === "failed" ? (purchase.message ?? DECLINED) : null;
  if (failure && keepsKey(failure)) {
    return {
      title: "결제 결과를 확인하지 못했어요",
      text: `${failureMessage(failure)} 다시 눌러도 두 번 결제되지 않아요.`,
    };
  }
  if (!failure && message === null) return null;
  const said = message ?? failureMessage(failure);
  return { title: "결제되지 않았어요", text: `${said} ${SAFE}` };
}
