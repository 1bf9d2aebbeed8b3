import type { Call, Handlers } from "../../platform/http/call.ts";
import { decideNameChange } from "../pros/end-name-change.ts";
import { decideAndLog } from "./decide.ts";
import { showPage } from "./look-up.ts";
import type { StaffPages } from "./staff-deps.ts";

type Decision = `staff.nameChanges.${"approve" | "reject"}`;

/** New names of approved pros: one beside what the pro has proven, and the decision. */
export function staffNameChangeHandlers({ pages }: { pages: StaffPages }) {
  return {
    "staff.nameChanges.get": async (call) =>
      showPage(call, await pages.loadNameChange(call.sql, call.params.nameChangeId)),

    "staff.nameChanges.approve": (call) => decide(call, "approve", null),
    "staff.nameChanges.reject": (call) => decide(call, "reject", call.body.reason.trim()),
  } satisfies Partial<Handlers>;
}

function decide(call: Call<Decision>, decision: "approve" | "reject", reason: string | null) {
  const { params, viewer, now, ids } = call;
  const { nameChangeId } = params;
  const log = { action: `name_change.${decision}`, reason: reason ?? "" } as const;
  return decideAndLog(call, log, async (tx) => {
    const facts = { nameChangeId, decision, reason, staffId: viewer.accountId, now, ids };
    const { account_id: personId } = await decideNameChange(tx, facts);
    return { subject: { kind: "name_change", id: nameChangeId }, personId };
  });
}
