import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { lockRequest } from "../requests/queries.ts";
import { completeHire } from "./complete-hire.ts";
import { lockHireOf } from "./lock-hire.ts";
import { findDueHires } from "./queries.ts";

const BATCH = 100;

/** Completes every hire whose agreed date is seven days past, each in a transaction of its own. */
export async function sweepHires(deps: { sql: Sql; clock: Clock; ids: Ids }): Promise<void> {
  const now = deps.clock.now();
  for (;;) {
    const due = await findDueHires(deps.sql, now, BATCH);
    for (const requestId of due) await sweepHire(deps, requestId, now);
    if (due.length < BATCH) return;
  }
}

async function sweepHire(
  { sql, ids }: { sql: Sql; ids: Ids },
  requestId: string,
  now: Date,
): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const request = await lockRequest(tx, requestId);
    const locked = request ? await lockHireOf(tx, request) : undefined;
    // Decided again under the lock: a side or another process may have been faster, or the date has moved.
    if (!locked || locked.hire.auto_complete_at > now) return;
    await completeHire(tx, { ...locked, by: "system", now, ids });
  });
}
