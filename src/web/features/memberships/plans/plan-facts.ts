import type { Plan } from "#contract/endpoints/membership-parts.ts";
import type { Day } from "#domain/calendar/day.ts";
import { TIERS, tierBaseCredits } from "#domain/catalogue/tier.ts";
import { anchorOf, nextStart, periodOf } from "#domain/schedule/period.ts";

const quoteCosts = TIERS.map(tierBaseCredits);

/** Credits that the cheapest and the dearest service asks for one quote, before any reduction. */
export const QUOTE_COST = { least: Math.min(...quoteCosts), most: Math.max(...quoteCosts) };

/** What a month of a plan comes to: won for one credit, rounded, and how many quotes its credits pay. */
export function planFacts({ price, product }: Pick<Plan, "price" | "product">) {
  const { credit } = product;
  return {
    wonPerCredit: credit === 0 ? null : Math.round(price / credit),
    fewestQuotes: Math.floor(credit / QUOTE_COST.most),
    mostQuotes: Math.floor(credit / QUOTE_COST.least),
  };
}

/** The first period of what is bought on `today`, and the day on which it is charged next. */
export function firstBilling(today: Day): { period: { start: Day; end: Day }; nextOn: Day } {
  const anchor = anchorOf(today);
  return { period: periodOf(anchor, today), nextOn: nextStart(anchor, today) };
}

/** On which day of each month it is charged: "매달 21일"; months without that day use their last. */
export function monthlyDay(today: Day): string {
  const anchor = anchorOf(today);
  return anchor > 28 ? `매달 ${anchor}일(없는 달은 마지막 날)` : `매달 ${anchor}일`;
}
