import { mayReopenAgain } from "#domain/request/guards.ts";
import { quotesCloseAt, requestClosesAt } from "#domain/request/deadlines.ts";
import { quoteLimitAfterReopening } from "#domain/request/reopening.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { transitionRequest } from "./transition-request.ts";
import {
  findLivingRequests,
  hasOpenDuplicate,
  lockOpening,
  lockRequest,
  type RequestRow,
} from "./queries.ts";

interface When {
  now: Date;
  ids: Ids;
}

/** Closes a locked request without a hire: unread quotes give their credits back and their pros are notified. */
export async function closeRequest(
  tx: Tx,
  end: When & { request: RequestRow; event: "close" | "run_out"; reason?: string | undefined },
): Promise<RequestRow> {
  const { request, now, ids } = end;
  // First, because it locks everybody who is notified below (decision 024).
  await happened(
    tx,
    {
      kind: "request.end_decided",
      requestId: request.id,
      wasHired: false,
      why: "request_closed",
      reason: end.reason ?? "",
    },
    { now, ids },
  );
  const closed = await transitionRequest(tx, {
    request,
    event: end.event,
    actor: end.event === "close" ? "customer" : "system",
    reason: end.reason,
    now,
  });
  await happened(
    tx,
    {
      kind: "request.closed",
      requestId: request.id,
      customerId: request.customer_id,
      quoteCount: closed.quote_count,
      by: end.event === "close" ? "customer" : "system",
      mayReopen: mayReopenAgain(request.reopened_count),
    },
    { now, ids },
  );
  return closed;
}

/** Closes all that a customer who leaves still has open. */
export async function closeLivingRequests(
  tx: Tx,
  { customerId, ...when }: When & { customerId: string },
): Promise<void> {
  for (const requestId of await findLivingRequests(tx, customerId)) {
    const request = await lockRequest(tx, requestId);
    if (request?.state !== "open" && request?.state !== "choosing") continue;
    await closeRequest(tx, { request, event: "close", ...when });
  }
}

/** Opens a closed or cancelled request again, with its windows started anew. */
export async function reopenRequest(
  tx: Tx,
  facts: When & { request: RequestRow },
): Promise<RequestRow> {
  const { request, now } = facts;
  await lockOpening(tx, request.customer_id);
  const duplicate = await hasOpenDuplicate(tx, request);
  if (duplicate) refuse("duplicate_request");
  const open = await transitionRequest(tx, {
    request,
    event: "reopen",
    actor: "customer",
    facts: { hasOpenDuplicate: duplicate },
    now,
  });
  // A cancelling pro does not use up the customer's one reopening.
  const counts = !(request.state === "cancelled" && request.ended_by === "hired_pro");
  const reopened: RequestRow = {
    ...open,
    reopened_count: request.reopened_count + (counts ? 1 : 0),
    quote_limit: quoteLimitAfterReopening(request),
    published_at: request.published_at,
    quotes_close_at: new Date(quotesCloseAt(now.getTime())),
    closes_at: new Date(requestClosesAt(now.getTime())),
  };
  await tx`
    UPDATE requests
    SET reopened_count = ${reopened.reopened_count}, quote_limit = ${reopened.quote_limit},
        quotes_close_at = ${reopened.quotes_close_at}, closes_at = ${reopened.closes_at}
    WHERE id = ${request.id}`;
  await happened(tx, { kind: "request.reopened", requestId: request.id }, facts);
  return reopened;
}
