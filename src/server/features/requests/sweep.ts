import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { closeRequest } from "./end-request.ts";
import { transitionRequest } from "./transition-request.ts";
import { findDueRequests, lockRequest } from "./queries.ts";

const BATCH = 100;

/** Ends the time for quotes and for hiring of every request whose time has come. */
export async function sweepRequests(deps: { sql: Sql; clock: Clock; ids: Ids }): Promise<void> {
  const now = deps.clock.now();
  await drainDue(
    async () => (await findDueRequests(deps.sql, now, BATCH)).map(({ id }) => id),
    (requestId) => sweepRequest(deps, requestId, now),
  );
}

async function sweepRequest(
  deps: { sql: Sql; ids: Ids },
  requestId: string,
  now: Date,
): Promise<void> {
  await inTransaction(deps.sql, async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (!request) return;
    // Decided again under the lock: another process may have been faster.
    if ((request.state === "open" || request.state === "choosing") && request.closes_at <= now) {
      await closeRequest(tx, { request, event: "run_out", now, ids: deps.ids });
    } else if (request.state === "open" && request.quotes_close_at <= now) {
      await transitionRequest(tx, { request, event: "end_quote_window", actor: "system", now });
      const { customer_id: customerId, quote_count: quoteCount } = request;
      const ended = { kind: "request.window_ended" as const, requestId, customerId, quoteCount };
      await happened(tx, ended, { now, ids: deps.ids });
    }
  });
}
