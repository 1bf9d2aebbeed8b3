import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import { happened, type When } from "../../platform/happenings.ts";
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
  when: When,
): Promise<number> {
  // Most pages are opened without news of them: those lock nothing.
  if (!(await hasUnread(tx, accountId, which))) return 0;
  await lockEventNumbers(tx, [accountId]);
  const noticeIds = await markRead(tx, accountId, which, when.now);
  if (noticeIds.length === 0) return 0;
  await happened(tx, { kind: "notices.read", noticeIds }, when);
  await publishEvent(tx, { accountId, kind: "notification", payload: {}, now: when.now });
  return noticeIds.length;
}

/** The page of a quote, as notices lead there. */
export function quotePath(quoteId: string): string {
  return `/quote?id=${quoteId}`;
}

/** Where notices of a talk lead. */
export function chatPath(quoteId: string): string {
  return `/chats/${quoteId}`;
}
