import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
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
  const now = deps.clock.now();
  await drain(deps, now, async () =>
    (await findDueHolds(deps.sql, now, BATCH)).map((hold) => hold.quote_id),
  );
  await drain(deps, now, () => findOverdueQuotes(deps.sql, seoulDay(now.getTime()), BATCH));
}

async function drain(
  deps: { sql: Sql; ids: Ids },
  now: Date,
  findDue: () => Promise<string[]>,
): Promise<void> {
  const done = new Set<string>();
  for (;;) {
    const due = (await findDue()).filter((quoteId) => !done.has(quoteId));
    for (const quoteId of due) {
      await inTransaction(deps.sql, (tx) => lockSettledQuote(tx, { quoteId, now, ids: deps.ids }));
      done.add(quoteId);
    }
    if (due.length === 0) return;
  }
}
