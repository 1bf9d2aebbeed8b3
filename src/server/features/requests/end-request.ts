import { quotesCloseAt, requestClosesAt } from "#domain/request/deadlines.ts";
import { quoteLimitAfterReopening } from "#domain/request/reopening.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { endUnreadHoldsOfRequest } from "../quotes/end-quote.ts";
import { sendResultNotices } from "../quotes/result-notices.ts";
import { moveRequest } from "./move-request.ts";
import { hasOpenDuplicate, type RequestRow } from "./queries.ts";

interface When {
  now: Date;
  ids: Ids;
}

/** Closes a locked request without a hire: unread quotes give their credits back and their pros are told. */
export async function closeRequest(
  tx: Tx,
  end: When & { request: RequestRow; event: "close" | "run_out"; reason?: string | undefined },
): Promise<RequestRow> {
  const { request, now, ids } = end;
  // First, because it locks everybody who is told something below, in the order that all writes keep.
  await endUnreadHoldsOfRequest(tx, { requestId: request.id, reason: "request_closed", now, ids });
  const closed = await moveRequest(tx, {
    request,
    event: end.event,
    actor: end.event === "close" ? "customer" : "system",
    reason: end.reason,
    now,
  });
  await sendResultNotices(tx, {
    request: closed,
    result: end.event === "close" ? "cancelled" : "expired",
    now,
    ids,
  });
  return closed;
}

/** Opens a closed or cancelled request again, with its windows started anew. */
export async function reopenRequest(
  tx: Tx,
  facts: When & { request: RequestRow },
): Promise<RequestRow> {
  const { request, now } = facts;
  const duplicate = await hasOpenDuplicate(tx, request);
  if (duplicate) refuse("duplicate_request");
  const open = await moveRequest(tx, {
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
  return reopened;
}
