import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { endBlockedHire } from "../hires/end-blocked-hire.ts";
import { endUnreadHoldsOfRequest } from "../quotes/end-quote.ts";
import { transitionRequest } from "./transition-request.ts";
import { lockRequest, type RequestRow } from "./queries.ts";

/**
 * Verb of the back office: stops a false request. Credits of unread quotes go back, a hire ends, everybody who waits
 * is told. Refuses with `not_found`, and with `state_forbids` for a request that is over.
 */
export async function blockRequest(
  tx: Tx,
  facts: { requestId: string; reason: string; now: Date; ids: Ids },
): Promise<RequestRow> {
  const { requestId, reason, now, ids } = facts;
  const request = (await lockRequest(tx, requestId)) ?? refuse("not_found");
  const isHired = request.state === "hired";
  // Before the move, because these lock everybody who is told (decision 024).
  if (isHired) await endBlockedHire(tx, { request, reason, now, ids });
  else await endUnreadHoldsOfRequest(tx, { requestId, reason: "request_blocked", now, ids });
  const blocked = await transitionRequest(tx, {
    request,
    event: "block",
    actor: "staff",
    reason,
    now,
  });
  const { customer_id: customerId, quote_count: quoteCount } = blocked;
  const stopped = { requestId, customerId, quoteCount, wasHired: isHired, reason };
  await happened(tx, { kind: "request.blocked", ...stopped }, { now, ids });
  return blocked;
}
