import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { findDueHolds } from "../credits/queries.ts";
import { lockSettledQuote } from "./lock-quote.ts";
import { findOverdueQuotes } from "./queries.ts";

const BATCH = 100;

/**
 * Gives credits back for quotes unread for 48 hours and expires quotes past their last day, each in a short
 * transaction of its own. It waits for whoever holds a row instead of passing it over: what falls due is decided
 * again under the lock, and when it answers nothing is left due.
 */
export async function sweepQuotes(deps: { sql: Sql; clock: Clock; ids: Ids }): Promise<void> {
  const { sql, ids } = deps;
  const now = deps.clock.now();
  await drainDue(
    async () => {
      const unread = await findDueHolds(sql, now, BATCH);
      const overdue = await findOverdueQuotes(sql, seoulDay(now.getTime()), BATCH);
      return [...new Set([...unread.map((hold) => hold.quote_id), ...overdue])];
    },
    (quoteId) => inTransaction(sql, (tx) => lockSettledQuote(tx, { quoteId, now, ids })),
  );
}
