import { wordsOf, type NoticeContent } from "#domain/notice/catalogue.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { Market } from "../market.ts";

const KEPT_FOR = 21 * DAY_MS;
const READ_AFTER = 30 * HOUR_MS;

/** Puts a notice into a person's list as the product would have; the older ones were read. */
export function addNotification(
  market: Market,
  notice: NoticeContent & { accountId: string; path: string; requestId: string | null; at: number },
): void {
  const age = market.now - notice.at;
  if (age > KEPT_FOR) return;
  const { title, body } = wordsOf(notice);
  market.rows.notifications.push({
    id: market.ids.at(notice.at),
    account_id: notice.accountId,
    kind: notice.kind,
    title,
    body,
    path: notice.path,
    request_id: notice.requestId,
    created_at: new Date(notice.at),
    planned_at: new Date(notice.at),
    read_at: age > READ_AFTER ? new Date(notice.at + 2 * HOUR_MS) : null,
  });
}
