import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { hireFacts, lockHireOfRequest } from "./lock-hire.ts";
import { writeCancelled } from "./write-hire.ts";

/** Ends the standing hire of a request that staff block, which they hold. */
export async function endBlockedHire(
  tx: Tx,
  facts: { requestId: string; reason: string; now: Date; ids: Ids },
): Promise<void> {
  const { requestId, reason, now, ids } = facts;
  const locked = (await lockHireOfRequest(tx, requestId)) ?? refuse("state_forbids");
  await writeCancelled(tx, { hireId: locked.hire.id, by: "staff", reason, now });
  await happened(
    tx,
    { kind: "hire.cancelled", ...hireFacts(locked), by: "staff", reason },
    { now, ids },
  );
}
