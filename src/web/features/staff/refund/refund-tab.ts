import type { Output, Query } from "#contract/registry.ts";

export type RefundTab = NonNullable<Query<"staff.refunds">["account"]>;

/** What the page's query asks for: refunds that can be sent, unless it names those without an account. */
export function refundTabOf(tab: string | undefined): RefundTab {
  return tab === "missing" ? "missing" : "known";
}

/** The list beside a refund that is open: of those that wait for an account while it does. */
export function tabOfRefund({
  state,
  account,
}: Pick<Output<"staff.refunds.get">, "state" | "account">): RefundTab {
  return state === "waiting" && account === null ? "missing" : "known";
}
