import { DAY_MS } from "#domain/calendar/durations.ts";
import { CLOSE_AFTER_DAYS } from "#domain/support/ticket-times.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { closeSilentTicket } from "./close-ticket.ts";
import { findSilentTickets } from "./queries.ts";

const BATCH = 100;

/** Closes what was answered and to which nobody said a word for days. */
export async function sweepTickets(deps: { sql: Sql; clock: Clock; ids: Ids }): Promise<void> {
  const { sql, ids } = deps;
  const now = deps.clock.now();
  const before = new Date(now.getTime() - CLOSE_AFTER_DAYS * DAY_MS);
  await drainDue(
    () => findSilentTickets(sql, before, BATCH),
    (id) => inTransaction(sql, (tx) => closeSilentTicket(tx, id, { now, ids })),
  );
}
