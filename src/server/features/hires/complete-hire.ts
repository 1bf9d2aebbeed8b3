import { endedAtQuotedPrice } from "#domain/change-order/quote-agreement.ts";
import type { RequestActor } from "#domain/request/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { transitionRequest } from "../requests/transition-request.ts";
import { hireFacts, type LockedHire } from "./lock-hire.ts";
import { writeCompleted } from "./write-hire.ts";

/** Ends the work of a locked hire, by one of its sides or, when its time has come, by itself. */
export async function completeHire(
  tx: Tx,
  facts: LockedHire & { by: Exclude<RequestActor, "staff">; now: Date; ids: Ids },
): Promise<void> {
  const { request, hire, by, now, ids } = facts;
  const event = by === "system" ? "auto_complete" : "complete";
  await transitionRequest(tx, {
    request,
    event,
    actor: by,
    facts: { autoCompleteAt: hire.auto_complete_at.getTime() },
    now,
  });
  await writeCompleted(tx, hire.id, now);
  await happened(
    tx,
    {
      kind: "hire.completed",
      ...hireFacts(facts),
      hireId: hire.id,
      by,
      atQuotedPrice: endedAtQuotedPrice(hire),
    },
    { now, ids },
  );
}
