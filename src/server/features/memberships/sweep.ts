import type { Clock } from "../../platform/clock.ts";
import { crashPoint } from "../../platform/crash-point.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { eachAtOnce } from "../../platform/jobs/each-at-once.ts";
import { applyCommandToMembership } from "./apply-command.ts";
import { findDueMemberships } from "./queries.ts";

const BATCH = 100;
const AT_ONCE = 4;

/**
 * Does what fell due of some memberships: notices, renewals, retries, ends. Each by itself under its account's lock,
 * where it is decided again, so that many workers at once do each thing once. Charges become rows and are sent by the
 * gateway's batch. Returns how many were looked at; those in `failed` are passed over.
 */
export async function tickBatch(
  deps: { sql: Sql; clock: Clock; ids: Ids },
  failed: Map<string, unknown>,
): Promise<number> {
  const { sql, clock, ids } = deps;
  const now = clock.now();
  const due = await findDueMemberships(sql, { now, limit: BATCH, except: [...failed.keys()] });
  await eachAtOnce(due, AT_ONCE, {
    work: async ({ id: membershipId, account_id: accountId }) => {
      await inTransaction(sql, (tx) => {
        const command = { kind: "tick", by: "system" } as const;
        return applyCommandToMembership(tx, { accountId, membershipId, command, now, ids });
      });
      crashPoint("mid_sweep");
    },
    failed: ({ id }, error) => failed.set(id, error),
  });
  return due.length;
}
