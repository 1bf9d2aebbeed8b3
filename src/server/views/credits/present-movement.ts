import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { movementAmounts } from "#domain/credits/movement-amounts.ts";
import { movementText } from "#domain/credits/movement-text.ts";
import type { CreditMovement } from "#contract/endpoints/credits.ts";
import type { MovementRow } from "./movement-rows.ts";
import type { Subject } from "./movement-subjects.ts";

/** A movement of credits as its owner sees it. */
export function presentMovement(row: MovementRow, subject: Subject | undefined): CreditMovement {
  const { reason, detail, lots } = row;
  const credits = lots.reduce((sum, lot) => sum + lot.credits, 0);
  return {
    id: row.id,
    at: seoulIso(row.at.getTime()),
    reason,
    detail,
    text: movementText({ reason, detail, kind: lots[0]?.kind ?? "bonus" }),
    subject: subject ?? null,
    credits,
    ...movementAmounts(reason, credits),
    lots,
    after: { available: row.after_available, held: row.after_held },
  };
}
