import { DAY_MS } from "#domain/calendar/durations.ts";
import { isLotExpired } from "./lot.ts";
import type { LotPart, LotWithBalance } from "./lot.ts";

/** A released part of a lot that had expired meanwhile can be spent for this long. */
export const REOPENED_FOR_MS = 7 * DAY_MS;

export type LotRelease = LotPart & {
  /** The lot's new expiry (epoch ms) when it had expired, else null: the expiry stays. */
  reopened_until: number | null;
  /** Credits of the lot that ran out with it and have to be expired first, or they reopen too. */
  expire_first: number;
};

/**
 * Gives a hold's parts back to the lots they came from. `lots` must hold each lot of the parts, a
 * RangeError otherwise.
 */
export function releaseHold(facts: {
  parts: readonly LotPart[];
  lots: readonly LotWithBalance[];
  now: number;
}): LotRelease[] {
  const lotById = new Map(facts.lots.map((lot) => [lot.id, lot]));
  return facts.parts.map(({ lot_id, amount }) => {
    const lot = lotById.get(lot_id);
    if (!lot) throw new RangeError(`lot ${lot_id} of the hold is missing`);
    return isLotExpired(lot, facts.now)
      ? {
          lot_id,
          amount,
          reopened_until: facts.now + REOPENED_FOR_MS,
          expire_first: lot.available,
        }
      : { lot_id, amount, reopened_until: null, expire_first: 0 };
  });
}
