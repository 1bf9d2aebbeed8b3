import { DAY_MS } from "#domain/calendar/durations.ts";
import { isLotExpired } from "./lot.ts";
import type { LotPart, LotWithBalance } from "./lot.ts";

/** How long before its expiry a lot with credits left is worth a notice. */
export const EXPIRY_NOTICE_MS = 7 * DAY_MS;

/** What has to be written off at `now`: all that is available of lots that expired. Held credits stay. */
export function expiredParts(lots: readonly LotWithBalance[], now: number): LotPart[] {
  return lots
    .filter((lot) => lot.available > 0 && isLotExpired(lot, now))
    .map(({ id, available }) => ({ lot_id: id, amount: available }));
}

/** The lots of which something expires within seven days, for the notice `credits_expire_soon`. */
export function expiringSoon<L extends LotWithBalance>(lots: readonly L[], now: number): L[] {
  return lots.filter(
    (lot) =>
      lot.available > 0 && !isLotExpired(lot, now) && lot.expires_at - now <= EXPIRY_NOTICE_MS,
  );
}
