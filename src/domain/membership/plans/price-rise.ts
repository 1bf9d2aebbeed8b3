import type { Day } from "#domain/calendar/day.ts";
import { consentOpensAt, renewalDueAt } from "#domain/schedule/renewal-times.ts";
import { termsOf, versionOn } from "./plan-version.ts";
import type { PlanTerms, PlanVersion } from "./plan-version.ts";

/** What a member agreed to pay from the next period on. `at` is epoch ms. */
export type PriceConsent = { plan_id: string; price: number; at: number };

/**
 * The terms of the period that starts on `start`: those in effect on that day of the plan which the
 * member has or has scheduled. Without a version they stay as agreed.
 */
export function termsAtStart(
  agreed: PlanTerms,
  versions: readonly PlanVersion[],
  start: Day,
): PlanTerms {
  return termsOf(versionOn(versions, agreed.plan_id, start) ?? agreed);
}

/** True when more would be charged than the member has agreed to; a lower price needs no consent. */
export function isPriceRise(agreed: PlanTerms, next: PlanTerms): boolean {
  return next.price > agreed.price;
}

/** True when a consent covers these terms and was given in the 30 days before the charge on `start`. */
export function coversRise(consent: PriceConsent | null, next: PlanTerms, start: Day): boolean {
  return (
    consent !== null &&
    consent.plan_id === next.plan_id &&
    consent.price >= next.price &&
    consent.at >= consentOpensAt(start) &&
    consent.at < renewalDueAt(start)
  );
}

/** True while consent for a period that starts on `start` can be given. */
export function isConsentOpen(start: Day, now: number): boolean {
  return now >= consentOpensAt(start) && now < renewalDueAt(start);
}
