import type { HireSide } from "#domain/change-order/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { transitionRequest } from "../requests/transition-request.ts";
import { hireFacts, type LockedHire } from "./lock-hire.ts";
import { writeCancelled } from "./write-hire.ts";

/** Cancels a locked hire with a reason. */
export async function cancelHire(
  tx: Tx,
  facts: LockedHire & { by: HireSide; reason: string; now: Date; ids: Ids },
): Promise<void> {
  const { request, hire, by, now, ids } = facts;
  const reason = facts.reason.trim();
  await transitionRequest(tx, { request, event: "cancel", actor: by, reason, now });
  await writeCancelled(tx, { hireId: hire.id, by, reason, now });
  await happened(tx, { kind: "hire.cancelled", ...hireFacts(facts), by, reason }, { now, ids });
}
