import type { Plan } from "#contract/endpoints/membership-parts.ts";
import type { Day } from "#domain/calendar/day.ts";
import { anchorOf, nextStart, periodOf } from "#domain/schedule/period.ts";

/** Won for one credit of a plan, rounded; null where it gives none. */
export function wonPerCreditOf({ price, product }: Pick<Plan, "price" | "product">): number | null {
  return product.credit === 0 ? null : Math.round(price / product.credit);
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
