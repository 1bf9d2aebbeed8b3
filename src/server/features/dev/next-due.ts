import { addDays } from "#domain/calendar/day.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import type { Db } from "../../platform/database/sql.ts";

interface DueRow {
  hold_released: Date | null;
  quotes_closed: Date | null;
  request_closed: Date | null;
  hire_completed: Date | null;
  message_sent: Date | null;
  quote_valid_until: string | null;
}

/** The next moment after `after` at which something falls due by itself; null when nothing does. */
export async function nextDueAt(db: Db, after: Date): Promise<Date | null> {
  const [row] = await db<DueRow[]>`
    SELECT
      (SELECT min(release_due) FROM credit_holds
        WHERE state = 'held' AND release_due > ${after}) AS hold_released,
      (SELECT min(quotes_close_at) FROM requests
        WHERE state = 'open' AND quotes_close_at > ${after}) AS quotes_closed,
      (SELECT min(closes_at) FROM requests
        WHERE state IN ('open', 'choosing') AND closes_at > ${after}) AS request_closed,
      (SELECT min(auto_complete_at) FROM hires
        WHERE state = 'hired' AND auto_complete_at > ${after}) AS hire_completed,
      (SELECT min(not_before) FROM outbox_messages
        WHERE state = 'pending' AND not_before > ${after}) AS message_sent,
      (SELECT min(valid_until) FROM quotes
        WHERE state IN ('sent', 'read') AND valid_until >= ${seoulDay(after.getTime())}::date) AS quote_valid_until`;
  if (!row) return null;
  const { quote_valid_until: validUntil, ...instants } = row;
  const dues = Object.values(instants).flatMap((due: Date | null) => due?.getTime() ?? []);
  // A quote is good through its last day.
  if (validUntil !== null) dues.push(startOfSeoulDay(addDays(validUntil, 1)));
  return dues.length > 0 ? new Date(Math.min(...dues)) : null;
}
