import type { Clock } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import type { Ids } from "#server/platform/ids.ts";
import { drainDue } from "#server/platform/jobs/drain-due.ts";
import { eraseAccount } from "./erase-account.ts";
import { findDueWithdrawals, lockWithdrawal } from "./withdrawal-rows.ts";

const BATCH = 20;

interface SweepDeps {
  sql: Sql;
  clock: Clock;
  ids: Ids;
}

/** Destroys what is due: of people who can no longer come back, and of the archive what no law wants any more. */
export async function sweepWithdrawals({ sql, clock, ids }: SweepDeps): Promise<void> {
  const now = clock.now();
  await drainDue(
    () => findDueWithdrawals(sql, now, BATCH),
    (accountId) =>
      inTransaction(sql, async (tx) => {
        // Decided again under the lock: they may have come back a moment ago.
        const eraseAt = await lockWithdrawal(tx, accountId);
        if (eraseAt && eraseAt <= now) await eraseAccount(tx, { accountId, now, ids });
      }),
  );
  await sql`SELECT destroy_over_archive(${now})`;
}
