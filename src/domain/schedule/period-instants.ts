import { addDays } from "#domain/calendar/day.ts";
import { endOfSeoulDay, seoulDay, seoulIso, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { anchorOf, periodOf } from "./period.ts";
import type { Period } from "./period.ts";

/** The first period of what was bought at an instant (epoch ms): it starts on that day in Seoul. */
export function firstPeriod(boughtAt: number): Period {
  const bought = seoulDay(boughtAt);
  return periodOf(anchorOf(bought), bought);
}

/** `current_period_ends_at`: the last day as "2027-02-14T23:59:59+09:00". */
export function periodEndsAt(period: Period): string {
  return seoulIso(endOfSeoulDay(period.end));
}

/** Epoch ms of the first instant after a period: 24:00 of its last day in Seoul. */
export function periodOverAt(period: Period): number {
  return startOfSeoulDay(addDays(period.end, 1));
}
