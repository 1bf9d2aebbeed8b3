import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { completeHire } from "./complete-hire.ts";
import { lockHireOfRequest } from "./lock-hire.ts";
import { findDueHires } from "./queries.ts";

const BATCH = 100;

/** Completes every hire whose agreed date is seven days past, each in a transaction of its own. */
export async function sweepHires(deps: { sql: Sql; clock: Clock; ids: Ids }): Promise<void> {
  const now = deps.clock.now();
  await drainDue(
    () => findDueHires(deps.sql, now, BATCH),
    (requestId) => sweepHire(deps, requestId, now),
  );
}

async function sweepHire(
  { sql, ids }: { sql: Sql; ids: Ids },
  requestId: string,
  now: Date,
): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const locked = await lockHireOfRequest(tx, requestId);
    // Decided again under the lock: a side or another process may have been faster, or the date has moved.
    if (!locked || locked.hire.auto_complete_at > now) return;
    await completeHire(tx, { ...locked, by: "system", now, ids });
  });
}
