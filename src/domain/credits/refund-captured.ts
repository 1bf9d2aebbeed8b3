import { DAY_MS } from "#domain/calendar/durations.ts";
import { isLotExpired } from "./lot.ts";
import type { LotKind, LotPart, LotWithBalance } from "./lot.ts";

/** Credits that come back can be spent for at least this long. */
export const REFUNDED_FOR_MS = 7 * DAY_MS;

export type LotRefund = LotPart & {
  /** The lot's expiry from now on, epoch ms. */
  expires_at: number;
  /** Credits of the lot that ran out with it and have to be expired first, or they come back too. */
  expire_first: number;
};

const OF_THE_MEMBERSHIP: readonly LotKind[] = ["plan", "rollover"];

/**
 * Gives captured or spent credits back to the lots that paid them, so they keep their kind; a lot then
 * lasts at least seven more days. What a membership gave is lost once the membership has ended.
 * `lots` must hold each lot of the parts, a RangeError otherwise.
 */
export function refundCaptured(facts: {
  parts: readonly LotPart[];
  lots: readonly LotWithBalance[];
  now: number;
  holdsMembership: boolean;
}): { back: LotRefund[]; lost: LotPart[] } {
  const { parts, lots, now, holdsMembership } = facts;
  const back: LotRefund[] = [];
  const lost: LotPart[] = [];
  for (const { lot_id, amount } of parts) {
    const lot = lots.find(({ id }) => id === lot_id);
    if (!lot) throw new RangeError(`lot ${lot_id} of the refund is missing`);
    if (!holdsMembership && OF_THE_MEMBERSHIP.includes(lot.kind)) {
      lost.push({ lot_id, amount });
      continue;
    }
    back.push({
      lot_id,
      amount,
      expires_at: Math.max(lot.expires_at, now + REFUNDED_FOR_MS),
      expire_first: isLotExpired(lot, now) ? lot.available : 0,
    });
  }
  return { back, lost };
}
