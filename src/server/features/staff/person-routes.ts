import type { Handlers } from "../../platform/http/call.ts";
import { decideAndLog } from "./decide.ts";
import type { StaffDeps } from "./staff-deps.ts";

/** What staff do for a person who cannot help themselves; each is logged with its reason. */
export function staffPersonHandlers({
  switchOffSecondStep,
}: Pick<StaffDeps, "switchOffSecondStep">) {
  return {
    "staff.people.secondStep.off": (call) => {
      const { params, body, now, ids } = call;
      const { accountId } = params;
      const decision = { action: "account.second_step_off", reason: body.reason } as const;
      return decideAndLog(call, decision, async (tx) => {
        await switchOffSecondStep(tx, accountId, { now, ids });
        return { subject: { kind: "account", id: accountId }, personId: accountId };
      });
    },
  } satisfies Partial<Handlers>;
}
