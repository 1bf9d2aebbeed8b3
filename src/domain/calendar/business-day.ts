import { addDays } from "./day.ts";
import type { Day } from "./day.ts";
import { weekdayOf } from "./weekday.ts";

/** Monday to Friday; public holidays count as business days here, so that a promise never moves. */
export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== "sat" && weekday !== "sun";
}

/** The `count`th business day after `day`, which itself never counts: three after a Friday is the Wednesday. */
export function addBusinessDays(day: Day, count: number): Day {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}
