import type { HireState, RequestState } from "#domain/request/lifecycle.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";

/**
 * What a pro may still do for a customer. A suspended one finishes what runs, and nothing else: on the page of a running
 * hire they write, propose and answer changes, complete and cancel. Of what they sent they keep to read what runs, but take no new
 * work: no requests, no quotes, no hire by an earlier one, no page of their own for customers. `hire` is the one of the
 * quote or request concerned, null when that pro was not hired for it.
 */
export function mayWorkOn(pro: { state: ProState }, hire: { state: HireState } | null): boolean {
  if (pro.state === "approved") return true;
  return hasWorkLeft(pro) && hire?.state === "hired";
}

/** Whether a pro who received a request may (still) open it; staff may have taken it away from everybody. */
export function mayOpenRequest(
  pro: { state: ProState },
  request: { state: RequestState },
  hire: { state: HireState } | null,
): boolean {
  return request.state !== "blocked" && mayWorkOn(pro, hire);
}

/** Whether the way to the hires that still run is open. A profile not yet approved was never hired. */
export function hasWorkLeft(pro: { state: ProState }): boolean {
  return pro.state === "approved" || pro.state === "suspended";
}
