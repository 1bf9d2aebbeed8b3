import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { approvePro, rejectPro } from "../pros/approve.ts";
import { reinstatePro, suspendPro } from "../pros/suspend.ts";
import { writeStaffLog, type StaffActor } from "./log.ts";

export type ProEvent = "approve" | "reject" | "suspend" | "reinstate";

const verbs: Record<
  ProEvent,
  (
    tx: Tx,
    facts: { proId: string; reason: string; now: Date; ids: Ids },
  ) => Promise<{ account_id: string }>
> = { approve: approvePro, reject: rejectPro, suspend: suspendPro, reinstate: reinstatePro };

/** Decides about a pro and writes it down, from the back office and from the command line alike. */
export async function decideAboutPro(
  tx: Tx,
  event: ProEvent,
  facts: { proId: string; reason: string; by: StaffActor; now: Date; ids: Ids },
): Promise<void> {
  const { proId, reason, by, now, ids } = facts;
  const profile = await verbs[event](tx, { proId, reason, now, ids });
  await writeStaffLog(tx, {
    by,
    kind: "decision",
    action: `pro.${event}`,
    subject: { kind: "pro", id: proId },
    personId: profile.account_id,
    reason,
    now,
    ids,
  });
}
