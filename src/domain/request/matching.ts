import type { ProState } from "#domain/pro/lifecycle.ts";

export type MatchFacts = {
  pro: {
    account_id: string;
    state: ProState;
    /** The pro's own pause switch. */
    accepts_requests: boolean;
    services: ReadonlySet<string>;
    si_gun_gu_codes: ReadonlySet<string>;
    /** Kinds of the approved certificates that count for the service. */
    certificates: ReadonlySet<string>;
  };
  request: {
    customer_id: string;
    service_slug: string;
    /** Of a form with two regions the first one; null when an online answer makes it meaningless. */
    si_gun_gu_code: string | null;
    required_certificates: readonly string[];
  };
  /** The customer blocked the pro, or the pro the customer. */
  blockedEitherWay: boolean;
};

export type Mismatch =
  | "own_request"
  | "not_active"
  | "service_not_offered"
  | "region_not_served"
  | "certificate_missing"
  | "blocked";

/** Approved and not paused. */
export function isActivePro(pro: { state: ProState; accepts_requests: boolean }): boolean {
  return pro.state === "approved" && pro.accepts_requests;
}

/** The first reason why a pro does not receive a request, or null when they do. */
export function mismatch({ pro, request, blockedEitherWay }: MatchFacts): Mismatch | null {
  if (pro.account_id === request.customer_id) return "own_request";
  if (!isActivePro(pro)) return "not_active";
  if (!pro.services.has(request.service_slug)) return "service_not_offered";
  const region = request.si_gun_gu_code;
  if (region !== null && !pro.si_gun_gu_codes.has(region)) return "region_not_served";
  if (request.required_certificates.some((kind) => !pro.certificates.has(kind))) {
    return "certificate_missing";
  }
  return blockedEitherWay ? "blocked" : null;
}

/** True when the pro receives the request. */
export function isMatch(facts: MatchFacts): boolean {
  return mismatch(facts) === null;
}
