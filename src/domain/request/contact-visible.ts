import type { RequestState } from "./lifecycle.ts";

/**
 * Whether a pro sees the customer's phone number: the hired one, during the work and after it, or one
 * whom the customer allows while the request lives. `allowed` is the newest word; taking it back works
 * at once, but does not hide the number from the pro at work.
 */
export function isCustomerPhoneVisible(facts: {
  requestState: RequestState;
  isHiredPro: boolean;
  allowed: boolean;
}): boolean {
  const { requestState, isHiredPro, allowed } = facts;
  if (isHiredPro) return requestState === "hired" || requestState === "completed";
  return allowed && (requestState === "open" || requestState === "choosing");
}
