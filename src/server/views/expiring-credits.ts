import type { Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { expiringSoon } from "#domain/credits/expired-lots.ts";
import { toDomainLot, type LotRow } from "../features/credits/queries.ts";

/**
 * What of these lots is soon lost, the first of it after `last_day`. A plan lot that ends with a renewal is replaced by
 * the next one: that is no loss to warn of.
 */
export function expiringCredits(
  lots: readonly LotRow[],
  now: Date,
): { credits: number; last_day: Day } | null {
  const ending = expiringSoon(lots.filter((lot) => !lot.renews).map(toDomainLot), now.getTime());
  if (ending.length === 0) return null;
  const first = Math.min(...ending.map((lot) => lot.expires_at));
  const credits = ending.reduce((total, lot) => total + lot.available, 0);
  return { credits, last_day: seoulDay(first - 1) };
}
