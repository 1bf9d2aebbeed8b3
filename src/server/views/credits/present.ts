import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { isLotExpired } from "#domain/credits/lot.ts";
import { payingKinds } from "#domain/credits/paying-kinds.ts";
import type { Credits } from "#contract/endpoints/credits.ts";
import type { LotRow } from "../../features/credits/queries.ts";
import { expiringCredits } from "../expiring-credits.ts";

/** The person's own credits: what can be spent now, what is held, what is soon lost, and each lot. */
export function presentCredits(
  lots: readonly LotRow[],
  { isOverdue, owed, now }: { isOverdue: boolean; owed: number; now: Date },
): Credits {
  const at = now.getTime();
  const isOver = (lot: LotRow) => isLotExpired({ expires_at: lot.expires_at.getTime() }, at);
  const shown = lots
    .filter((lot) => lot.held > 0 || !isOver(lot))
    .map((lot) => ({
      id: lot.id,
      kind: lot.kind,
      credits: lot.credits,
      available: isOver(lot) ? 0 : lot.available,
      held: lot.held,
      paid_won: lot.paid_won,
      granted_at: seoulIso(lot.granted_at.getTime()),
      expires_at: seoulIso(lot.expires_at.getTime()),
    }));
  const paying = payingKinds(isOverdue);
  return {
    balance: sum(shown, "available"),
    held: sum(shown, "held"),
    owed,
    usable: sum(
      shown.filter(({ kind }) => paying.includes(kind)),
      "available",
    ),
    expiring_soon: expiringCredits(lots, now),
    lots: shown,
  };
}

function sum<K extends string>(lots: readonly Record<K, number>[], key: K): number {
  return lots.reduce((total, lot) => total + lot[key], 0);
}
