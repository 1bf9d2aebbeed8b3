import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { performForMembership } from "./perform.ts";
import { findDueAccounts } from "./queries.ts";

const BATCH = 200;

/**
 * Does what fell due of every membership: notices, renewals, retries, ends. Each by itself under its account's lock,
 * where it is decided again, so that many workers at once do each thing once. Charges are sent by the gateway's sweep.
 */
export async function sweepMemberships(deps: { sql: Sql; clock: Clock; ids: Ids }): Promise<void> {
  const { sql, ids } = deps;
  const now = deps.clock.now();
  const accounts = new Map<string, string>();
  await drainDue(
    async () => {
      const due = await findDueAccounts(sql, now, BATCH);
      for (const { id, account_id } of due) accounts.set(id, account_id);
      return due.map(({ id }) => id);
    },
    (membershipId) =>
      inTransaction(sql, async (tx) => {
        const accountId = accounts.get(membershipId);
        if (accountId === undefined) return;
        const command = { kind: "tick", by: "system" } as const;
        await performForMembership(tx, { accountId, membershipId, command, now, ids });
      }),
  );
}
