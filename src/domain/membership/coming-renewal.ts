import { addDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { periodToCharge } from "#domain/schedule/missed-periods.ts";
import type { Period } from "#domain/schedule/period.ts";
import type { Membership } from "./membership.ts";
import type { PlanTerms, PlanVersion } from "./plans/plan-version.ts";
import { coversRise, isPriceRise, termsAtStart } from "./plans/price-rise.ts";

/** The renewal that comes next, or is due: for which period, on which terms. */
export type ComingRenewal = {
  period: Period;
  start: Day;
  /** Whole periods that nobody served; neither charged nor granted. */
  missed: Period[];
  /** The terms in effect on the start day. */
  plan: PlanTerms;
  /** More would be charged than the member agreed to. */
  rises: boolean;
  /** It rises and nobody has agreed, so the membership ends instead. */
  needsConsent: boolean;
};

/** What the membership renews to when nothing else happens, seen at `now` (epoch ms). */
export function comingRenewal(
  membership: Membership,
  plans: readonly PlanVersion[],
  now: number,
): ComingRenewal {
  const { charge, missed } = periodToCharge(membership.anchor, membership.period, seoulDay(now));
  const agreed = membership.next_plan ?? membership.plan;
  const plan = termsAtStart(agreed, plans, charge.start);
  const rises = isPriceRise(agreed, plan);
  return {
    period: charge,
    start: charge.start,
    missed,
    plan,
    rises,
    needsConsent: rises && !coversRise(membership.consent, plan, charge.start),
  };
}

/**
 * The day of the next charge that is no payment of arrears: of what is owed, or late, the period itself has begun, so it
 * is the start of the one after it.
 */
export function nextBillingDay(
  membership: Membership,
  plans: readonly PlanVersion[],
  now: number,
): Day {
  const { arrears } = membership;
  if (arrears?.kind === "renewal") return addDays(arrears.period.end, 1);
  const { period } = comingRenewal(membership, plans, now);
  return period.start < seoulDay(now) ? addDays(period.end, 1) : period.start;
}
