import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import { hasUnread, markRead, type Unread } from "./queries.ts";

/**
 * Verb for other slices: these unread notices of a person are read, and an event goes to their other pages. Returns
 * how many were unread until now. Their event number is taken first, as by whoever gives them a notice (decision
 * 024).
 */
export async function readNotices(
  tx: Tx,
  accountId: string,
  which: Unread,
  now: Date,
): Promise<number> {
  // Most pages are opened without news of them: those lock nothing.
  if (!(await hasUnread(tx, accountId, which))) return 0;
  await lockEventNumbers(tx, [accountId]);
  const count = await markRead(tx, accountId, which, now);
  if (count > 0) await publishEvent(tx, { accountId, kind: "notification", payload: {}, now });
  return count;
}

/** The page of a quote, as notices lead there. */
export function quotePath(quoteId: string): string {
  return `/quote?id=${quoteId}`;
}
