import type { Query } from "#contract/registry.ts";

export type RefundTab = NonNullable<Query<"staff.refunds">["account"]>;

/** What the page's query asks for: refunds that can be sent, unless it names those without an account. */
export function refundTabOf(tab: string | undefined): RefundTab {
  return tab === "missing" ? "missing" : "known";
}
