import type { CreditLot } from "./facts.ts";

/**
 * What one credit of a lot was bought for, in whole won rounded half up: nothing for a bonus, for a rollover what the
 * credits it comes from were bought for, null for a lot whose price nobody recorded. Costs are so many times that, so
 * that weeks and services add up to the whole.
 */
export function wonPerCredit(lot: CreditLot): number | null {
  if (lot.kind === "bonus") return 0;
  const { credits, paidWon } = lot.carriedFrom ?? lot;
  return paidWon === 0 ? null : Math.floor(paidWon / credits + 0.5);
}
