import { isStillAhead } from "#domain/schedule/appointment-reminder.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { completeHire } from "./complete-hire.ts";
import { hireFacts, lockHireOfRequest } from "./lock-hire.ts";
import { findDueHires, findHiresToRemind } from "./queries.ts";
import { writeReminded } from "./write-hire.ts";

const BATCH = 100;

interface SweepDeps {
  sql: Sql;
  clock: Clock;
  ids: Ids;
}

/**
 * Reminds of hires on the day before, and completes every one whose agreed date is seven days past, each in a
 * transaction of its own.
 */
export async function sweepHires(deps: SweepDeps): Promise<void> {
  const now = deps.clock.now();
  await drainDue(
    () => findHiresToRemind(deps.sql, now, BATCH),
    (requestId) => remind(deps, requestId, now),
  );
  await drainDue(
    () => findDueHires(deps.sql, now, BATCH),
    (requestId) => complete(deps, requestId, now),
  );
}

async function remind({ sql, ids }: SweepDeps, requestId: string, now: Date): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const locked = await lockHireOfRequest(tx, requestId);
    // Decided again under the lock: the day may have moved.
    if (!locked?.hire.remind_at || locked.hire.remind_at > now) return;
    const { hire } = locked;
    await writeReminded(tx, hire.id);
    if (!isStillAhead(hire.agreed_date, now.getTime())) return;
    const tomorrow = { kind: "hire.tomorrow", ...hireFacts(locked) } as const;
    const { agreed_date: agreedDate, agreed_time: agreedTime } = hire;
    await happened(tx, { ...tomorrow, agreedDate, agreedTime }, { now, ids });
  });
}

async function complete({ sql, ids }: SweepDeps, requestId: string, now: Date): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const locked = await lockHireOfRequest(tx, requestId);
    // Decided again under the lock: a side or another process may have been faster, or the date has moved.
    if (!locked || locked.hire.auto_complete_at > now) return;
    await completeHire(tx, { ...locked, by: "system", now, ids });
  });
}
