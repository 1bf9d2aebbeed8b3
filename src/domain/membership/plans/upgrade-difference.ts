import type { PlanTerms } from "./plan-version.ts";

/** What an upgrade within a period costs and gives: the whole difference, not its remaining share. */
export type UpgradeDifference = { won: number; credits: number };

/**
 * The difference between two plans, or null when the other is no upgrade: it must have more credits
 * (spec §4) and may not cost less.
 */
export function upgradeDifference(from: PlanTerms, to: PlanTerms): UpgradeDifference | null {
  if (to.credits <= from.credits || to.price < from.price) return null;
  return { won: to.price - from.price, credits: to.credits - from.credits };
}
