import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
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
  const wasHired = request.state === "hired";
  // Before the transition, because these lock everybody who is notified (decision 024).
  await happened(
    tx,
    { kind: "request.end_decided", requestId, wasHired, why: "request_blocked", reason },
    { now, ids },
  );
  const blocked = await transitionRequest(tx, {
    request,
    event: "block",
    actor: "staff",
    reason,
    now,
  });
  const { customer_id: customerId, quote_count: quoteCount } = blocked;
  const stopped = { requestId, customerId, quoteCount, wasHired, reason };
  await happened(tx, { kind: "request.blocked", ...stopped }, { now, ids });
  return blocked;
}
