import { addDays, compareDays, daysBetween, isDay } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { CONSENT_DAYS } from "#domain/schedule/renewal-times.ts";
import { HIGHEST_PRICE } from "#domain/won/highest-price.ts";
import { versionOn } from "./plan-version.ts";
import type { PlanTerms, PlanVersion } from "./plan-version.ts";

/** A rise is known a day before the first member can be asked for consent. */
export const RISE_NOTICE_DAYS = CONSENT_DAYS + 1;

// A member's terms may be as old as the period that they are in.
const LONGEST_PERIOD_DAYS = 31;
export const MOST_CREDITS = 100_000;

export type PlanEditRefusal =
  | "price_invalid"
  | "credits_invalid"
  | "day_invalid"
  | "day_not_ahead"
  | "rise_too_soon"
  | "version_exists";

export type PlanEditCheck =
  | {
      ok: true;
      /** Some member would pay more than agreed, and is asked first. */
      rises: boolean;
      /** What holds on the day before. */
      before: PlanTerms | null;
    }
  | { ok: false; code: PlanEditRefusal };

/**
 * Whether a new version of a plan may be added, seen on `today`. The past never changes, and a rise has to be known
 * before anybody's time to consent to it begins.
 */
export function checkPlanEdit(
  versions: readonly PlanVersion[],
  edit: PlanVersion,
  today: Day,
): PlanEditCheck {
  const { plan_id, price, credits, effective_from: from } = edit;
  if (!Number.isInteger(price) || price < 0 || price > HIGHEST_PRICE) {
    return { ok: false, code: "price_invalid" };
  }
  if (!Number.isInteger(credits) || credits < 1 || credits > MOST_CREDITS) {
    return { ok: false, code: "credits_invalid" };
  }
  if (!isDay(from)) return { ok: false, code: "day_invalid" };
  if (compareDays(from, today) <= 0) return { ok: false, code: "day_not_ahead" };
  const own = versions.filter((version) => version.plan_id === plan_id);
  if (own.some((version) => version.effective_from === from)) {
    return { ok: false, code: "version_exists" };
  }
  const rises = price > lowestPrice(own, plan_id, addDays(today, -LONGEST_PERIOD_DAYS), from);
  if (rises && daysBetween(today, from) < RISE_NOTICE_DAYS) {
    return { ok: false, code: "rise_too_soon" };
  }
  return { ok: true, rises, before: versionOn(own, plan_id, addDays(from, -1)) };
}

/** The least that anybody can have agreed to between two days; Infinity before the first version. */
function lowestPrice(own: readonly PlanVersion[], planId: string, since: Day, until: Day): number {
  const prices = own
    .filter(({ effective_from: from }) => from > since && from < until)
    .map(({ price }) => price);
  const first = versionOn(own, planId, since);
  return Math.min(...prices, first?.price ?? Infinity);
}
