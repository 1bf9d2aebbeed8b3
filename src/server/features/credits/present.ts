import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { isLotExpired } from "#domain/credits/lot.ts";
import type { Output } from "#contract/registry.ts";
import type { findLots } from "./queries.ts";

type Lots = Awaited<ReturnType<typeof findLots>>;

/** The person's own credits: what can be spent now, what is held, and both by lot. */
export function presentCredits(lots: Lots, now: Date): Output<"users.me.credits"> {
  const living = lots.filter(
    (lot) => lot.held > 0 || !isLotExpired({ expires_at: lot.expires_at.getTime() }, now.getTime()),
  );
  const shown = living.map((lot) => ({
    id: lot.id,
    kind: lot.kind,
    credits: lot.credits,
    available: isLotExpired({ expires_at: lot.expires_at.getTime() }, now.getTime())
      ? 0
      : lot.available,
    held: lot.held,
    granted_at: seoulIso(lot.granted_at.getTime()),
    expires_at: seoulIso(lot.expires_at.getTime()),
  }));
  return {
    balance: shown.reduce((sum, lot) => sum + lot.available, 0),
    held: shown.reduce((sum, lot) => sum + lot.held, 0),
    lots: shown,
  };
}
