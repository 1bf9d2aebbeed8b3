import { availableActions } from "#domain/request/available-actions.ts";
import type { RequestEvent } from "#domain/request/lifecycle.ts";
import type { RequestRow } from "../features/requests/queries.ts";

/** What the customer may do with their request now. */
export function customerActions(row: RequestRow, now: Date): RequestEvent[] {
  return availableActions(row.state, "customer", {
    now: now.getTime(),
    timesReopened: row.reopened_count,
    cancelledBy: row.state === "cancelled" ? row.ended_by : null,
    requestClosesAt: row.closes_at.getTime(),
    hasOpenDuplicate: false,
  });
}
