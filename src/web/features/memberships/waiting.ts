import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";

/** How often a page asks again while a payment is being confirmed, beside the events that report it. */
export const WAITING_MS = 3_000;

/** True while the gateway has not said what became of a payment. */
export function isWaiting(
  overview: Pick<MembershipOverview, "purchase" | "payment"> | undefined,
): boolean {
  return overview?.purchase?.state === "confirming" || Boolean(overview?.payment);
}
