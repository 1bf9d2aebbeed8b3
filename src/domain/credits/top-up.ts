import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import type { LotWithBalance } from "./lot.ts";

/** One-time packs, in credits, and the won for each credit, VAT included (product.md §3). */
export const TOP_UP_PACKS: readonly number[] = [10, 30, 100];
export const TOP_UP_UNIT_WON = 1_320;

/** Bought credits pay for so many years. */
export const YEARS_VALID = 5;

/** Won for a pack. A RangeError for a pack that is not sold. */
export function topUpPrice(pack: number): number {
  if (!TOP_UP_PACKS.includes(pack)) throw new RangeError(`not a pack: ${pack}`);
  return pack * TOP_UP_UNIT_WON;
}

/** Epoch ms at which bought credits stop paying: the same day five years on, at 00:00 in Seoul. */
export function topUpExpiresAt(grantedAt: number): number {
  const granted = seoulDay(grantedAt);
  const year = Number(granted.slice(0, 4)) + YEARS_VALID;
  const sameDay = `${year}${granted.slice(4)}`;
  return startOfSeoulDay(granted.endsWith("-02-29") ? `${year}-03-01` : sameDay);
}

/**
 * Won that go back for what nobody used of a bought lot of `credits`: the price's share of the available
 * ones, rounded down. Held credits are in use; other kinds were not bought by themselves.
 */
export function topUpRefund(lot: LotWithBalance & { credits: number }): {
  credits: number;
  won: number;
} {
  if (lot.kind !== "topup" || lot.paid_won === 0) return { credits: 0, won: 0 };
  return { credits: lot.available, won: Math.floor((lot.paid_won * lot.available) / lot.credits) };
}
