import type { Handlers } from "../../platform/http/call.ts";
import { blockRequest } from "../requests/block-request.ts";
import { decideAndLog } from "./decide.ts";
import { showPage } from "./look-up.ts";
import type { StaffPages } from "./staff-deps.ts";

/** A request before staff: what there is to see of it, and blocking a false one. */
export function staffRequestHandlers({ pages }: { pages: StaffPages }) {
  return {
    "staff.requests.get": async (call) =>
      showPage(call, await pages.loadRequest(call.sql, call.params.requestId)),

    "staff.requests.block": (call) => {
      const { params, body, now, ids } = call;
      const { requestId } = params;
      const reason = body.reason.trim();
      return decideAndLog(call, { action: "request.block", reason }, async (tx) => {
        const { customer_id: personId } = await blockRequest(tx, { requestId, reason, now, ids });
        return { subject: { kind: "request", id: requestId }, personId };
      });
    },
  } satisfies Partial<Handlers>;
}
