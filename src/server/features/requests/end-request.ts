import { quotesCloseAt, requestClosesAt } from "#domain/request/deadlines.ts";
import { quoteLimitAfterReopening } from "#domain/request/reopening.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findService } from "../catalogue/queries.ts";
import { notify } from "../notifications/notify.ts";
import { endUnreadHoldsOfRequest } from "../quotes/end-quote.ts";
import { sendResultNotices } from "../quotes/result-notices.ts";
import { transitionRequest } from "./transition-request.ts";
import { hasOpenDuplicate, lockOpening, type RequestRow } from "./queries.ts";
import { sendToProsAgain } from "./send-to-pros.ts";

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
  // First, because it locks everybody who is told something below (decision 024).
  await endUnreadHoldsOfRequest(tx, { requestId: request.id, reason: "request_closed", now, ids });
  const closed = await transitionRequest(tx, {
    request,
    event: end.event,
    actor: end.event === "close" ? "customer" : "system",
    reason: end.reason,
    now,
  });
  if (end.event === "run_out") await notifyRunOut(tx, end);
  await sendResultNotices(tx, {
    request: closed,
    result: end.event === "close" ? "cancelled" : "expired",
    now,
    ids,
  });
  return closed;
}

/** Nobody else tells the customer that their time has run. */
async function notifyRunOut(tx: Tx, { request, now, ids }: When & { request: RequestRow }) {
  const next =
    request.reopened_count === 0 ? "한 번 다시 열 수 있어요." : "필요하면 새로 요청해 보세요.";
  await notify(tx, {
    accountId: request.customer_id,
    kind: "request_closed",
    body: `30일 동안 고용이 없어 요청이 마감됐어요. ${next}`,
    path: `/requests/${request.id}`,
    now,
    ids,
  });
}

/** Opens a closed or cancelled request again, with its windows started anew, and tells the pros. */
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
  const service = (await findService(tx, request.service_slug)) ?? refuse("not_found");
  await sendToProsAgain(tx, {
    id: request.id,
    customerId: request.customer_id,
    service,
    siGunGuCode: request.si_gun_gu_code,
    now,
    ids: facts.ids,
  });
  return reopened;
}
