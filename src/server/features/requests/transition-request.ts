import { heldGuards, type RequestGuardFacts } from "#domain/request/guards.ts";
import { transition, type RequestActor, type RequestEvent } from "#domain/request/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import { refuse } from "../../platform/refusal.ts";
import type { RequestRow } from "./queries.ts";

const ENDED = new Set(["closed", "cancelled", "blocked", "completed"]);

/**
 * Moves a locked request as the lifecycle table says and publishes it to the customer's open pages; refuses with
 * `state_forbids` what the table does not know. Returns the request as it now stands.
 */
export async function transitionRequest(
  tx: Tx,
  move: {
    request: RequestRow;
    event: RequestEvent;
    actor: RequestActor;
    facts?: RequestGuardFacts;
    reason?: string | undefined;
    now: Date;
  },
): Promise<RequestRow> {
  const { request, now } = move;
  const facts = {
    now: now.getTime(),
    quoteCount: request.quote_count,
    quoteLimit: request.quote_limit,
    quotesCloseAt: request.quotes_close_at.getTime(),
    requestClosesAt: request.closes_at.getTime(),
    timesReopened: request.reopened_count,
    cancelledBy: request.state === "cancelled" ? request.ended_by : null,
    ...(move.reason === undefined ? {} : { reason: move.reason }),
    ...move.facts,
  };
  const result = transition(request.state, move.event, move.actor, heldGuards(facts));
  if (!result.ok) refuse("state_forbids");
  const ended = ENDED.has(result.state);
  const moved: RequestRow = {
    ...request,
    state: result.state,
    state_reason: move.reason ?? null,
    ended_by: ended ? move.actor : null,
    ended_at: ended ? now : null,
  };
  await tx`
    UPDATE requests
    SET state = ${moved.state}, state_reason = ${moved.state_reason}, ended_by = ${moved.ended_by},
        ended_at = ${moved.ended_at}
    WHERE id = ${request.id}`;
  await publishEvent(tx, {
    accountId: request.customer_id,
    kind: "request_changed",
    payload: { request_id: request.id },
    now,
  });
  return moved;
}
