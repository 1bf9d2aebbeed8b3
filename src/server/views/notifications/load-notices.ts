import { noticesOfFilter } from "#domain/notice/filter-of-notice.ts";
import type { NoticeFilter } from "#domain/notice/notice-filters.ts";
import type { NotificationRow } from "../../features/notifications/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { TimedKey } from "../../platform/keyset.ts";

/** The newest notice of a request, or one that is about no request. */
export interface FoldedNoticeRow extends NotificationRow {
  /** How many notices it stands for, itself among them, and how many of those are unread. */
  notice_count: number;
  unread_count: number;
}

interface Which {
  accountId: string;
  filter: NoticeFilter | undefined;
  after: TimedKey | null;
  limit: number;
}

/**
 * A person's notices of this filter, newest first by the product's time, those of one request as one. Each request
 * stands where its newest notice does, so that no page repeats or leaves out one, wherever the page before ended.
 */
export async function loadFoldedNotices(db: Db, which: Which): Promise<FoldedNoticeRow[]> {
  const { accountId } = which;
  const ofFilter = kindIn(db, which.filter);
  return db<FoldedNoticeRow[]>`
    WITH heads AS (
      SELECT * FROM notifications n
      WHERE account_id = ${accountId} AND ${ofFilter} AND ${isAfter(db, which.after)}
        AND NOT EXISTS (
          SELECT 1 FROM notifications newer
          WHERE newer.account_id = ${accountId} AND newer.request_id = n.request_id
            AND (newer.created_at, newer.id) > (n.created_at, n.id) AND newer.${ofFilter})
      ORDER BY created_at DESC, id DESC LIMIT ${which.limit})
    SELECT h.id, h.kind, h.title, h.body, h.path, h.request_id, h.created_at, h.read_at,
           coalesce(folded.notice_count, 1) AS notice_count,
           coalesce(folded.unread_count, (h.read_at IS NULL)::int) AS unread_count
    FROM heads h LEFT JOIN LATERAL (
      SELECT count(*)::int AS notice_count, count(*) FILTER (WHERE read_at IS NULL)::int AS unread_count
      FROM notifications
      WHERE account_id = ${accountId} AND request_id = h.request_id AND ${ofFilter}
    ) folded ON h.request_id IS NOT NULL
    ORDER BY h.created_at DESC, h.id DESC`;
}

/** A person's notices of one request, newest first. */
export async function loadNoticesOfRequest(
  db: Db,
  which: Which & { requestId: string },
): Promise<NotificationRow[]> {
  return db<NotificationRow[]>`
    SELECT id, kind, title, body, path, request_id, created_at, read_at FROM notifications
    WHERE account_id = ${which.accountId} AND request_id = ${which.requestId}
      AND ${kindIn(db, which.filter)} AND ${isAfter(db, which.after)}
    ORDER BY created_at DESC, id DESC LIMIT ${which.limit}`;
}

const kindIn = (db: Db, filter: NoticeFilter | undefined) =>
  filter === undefined ? db`kind IS NOT NULL` : db`kind = ANY(${noticesOfFilter(filter)})`;

const isAfter = (db: Db, after: TimedKey | null) =>
  after === null ? db`true` : db`(created_at, id) < (${after.at}, ${after.id}::uuid)`;
