import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { RequestRow } from "../requests/queries.ts";
import { hireFacts, lockHireOf } from "./lock-hire.ts";
import { writeCancelled } from "./write-hire.ts";

/** Ends the standing hire of a locked request that staff block. */
export async function endBlockedHire(
  tx: Tx,
  facts: { request: RequestRow; reason: string; now: Date; ids: Ids },
): Promise<void> {
  const { request, reason, now, ids } = facts;
  const locked = (await lockHireOf(tx, request)) ?? refuse("state_forbids");
  await writeCancelled(tx, { hireId: locked.hire.id, by: "staff", reason, now });
  await happened(
    tx,
    { kind: "hire.cancelled", ...hireFacts(locked), by: "staff", reason },
    { now, ids },
  );
}
