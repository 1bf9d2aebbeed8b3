import type { Handlers } from "../../platform/http/call.ts";
import { decideAndLog } from "./decide.ts";
import type { StaffDeps } from "./staff-deps.ts";

/** What became of the services that people wished for. */
export function staffWishHandlers({ markWish }: Pick<StaffDeps, "markWish">) {
  return {
    "staff.wishes.mark": (call) => {
      const { wishId } = call.params;
      return decideAndLog(call, { action: "wish.mark", reason: "" }, async (tx) => {
        await markWish(tx, { wishId, mark: call.body.mark });
        return { subject: { kind: "wish", id: wishId }, personId: null };
      });
    },
  } satisfies Partial<Handlers>;
}
