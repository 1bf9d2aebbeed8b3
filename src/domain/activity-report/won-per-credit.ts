import type { CreditLot } from "./facts.ts";

/**
 * What one credit of a lot was bought for, in whole won rounded half up: nothing for a bonus, null for a lot whose
 * price nobody recorded.
 */
export function wonPerCredit({ kind, credits, paidWon }: CreditLot): number | null {
  if (kind === "bonus") return 0;
  return paidWon === 0 ? null : Math.floor(paidWon / credits + 0.5);
}
