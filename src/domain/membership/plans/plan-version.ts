import { compareDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";

/** What is sold: a month at a time, or credits once. */
export const PRODUCT_KINDS = ["plan", "pack"] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** What a member gets and pays for one period. */
export type PlanTerms = {
  plan_id: string;
  /** Won for a month, VAT included. */
  price: number;
  /** Whole credits a month. */
  credits: number;
};

/** The terms of a plan from a day on, until a later version takes over. */
export type PlanVersion = PlanTerms & {
  effective_from: Day;
  /** Nobody can join or change to a plan that is no longer for sale; its members stay. */
  for_sale: boolean;
};

/** The terms of a plan on a day, or null before its first version. */
export function versionOn(
  versions: readonly PlanVersion[],
  planId: string,
  day: Day,
): PlanVersion | null {
  let found: PlanVersion | null = null;
  for (const version of versions) {
    if (version.plan_id !== planId || compareDays(version.effective_from, day) > 0) continue;
    if (!found || compareDays(version.effective_from, found.effective_from) > 0) found = version;
  }
  return found;
}

/** The terms on which a plan can be bought for a period that starts on `day`, or null. */
export function termsForSale(
  versions: readonly PlanVersion[],
  planId: string,
  day: Day,
): PlanTerms | null {
  const version = versionOn(versions, planId, day);
  return version?.for_sale ? termsOf(version) : null;
}

/** The terms alone, without when they apply. */
export function termsOf({ plan_id, price, credits }: PlanTerms): PlanTerms {
  return { plan_id, price, credits };
}
