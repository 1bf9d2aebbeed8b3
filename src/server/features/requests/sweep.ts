import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql, Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { notify } from "../notifications/notify.ts";
import { closeRequest } from "./end-request.ts";
import { transitionRequest } from "./transition-request.ts";
import { findDueRequests, lockRequest, type RequestRow } from "./queries.ts";

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
      await notifyWindowEnded(tx, request, { now, ids: deps.ids });
    }
  });
}

/** The seven days for quotes are over: the customer chooses now, or hears that nobody answered. */
async function notifyWindowEnded(
  tx: Tx,
  request: RequestRow,
  { now, ids }: { now: Date; ids: Ids },
): Promise<void> {
  await notify(tx, {
    accountId: request.customer_id,
    kind: "quotes_closed",
    title: "견적을 받는 기간이 끝났어요",
    body:
      request.quote_count === 0
        ? "견적이 오지 않았어요. 요청을 닫고 다시 열면 더 받을 수 있어요."
        : `견적 ${request.quote_count}개를 비교하고 한 분을 골라 보세요.`,
    path: `/requests/${request.id}`,
    now,
    ids,
  });
}
