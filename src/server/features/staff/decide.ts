import type { StaffLogAction } from "#domain/staff/log-action.ts";
import type { StaffLogSubject } from "#domain/staff/log-subject.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Call } from "../../platform/http/call.ts";
import { staffActor, writeStaffLog } from "./log.ts";

/** What a decision was about, as the log keeps it. */
interface Decided {
  subject: StaffLogSubject;
  personId: string | null;
}

/** Runs a decision of the back office and writes it down in the same transaction. */
export async function decideAndLog(
  call: Pick<Call<"staff.requests.block">, "viewer" | "request" | "now" | "ids" | "transaction">,
  decision: { action: StaffLogAction; reason: string },
  decide: (tx: Tx) => Promise<Decided>,
): Promise<Record<never, never>> {
  const { now, ids } = call;
  await call.transaction(async (tx) => {
    const decided = await decide(tx);
    await writeStaffLog(tx, {
      by: staffActor(call),
      kind: "decision",
      ...decision,
      ...decided,
      now,
      ids,
    });
  });
  return {};
}
