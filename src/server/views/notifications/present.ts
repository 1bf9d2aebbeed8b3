import type { FoldedNotification, Notification } from "#contract/endpoints/platform.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { noticeLink } from "#domain/notice/notice-link.ts";
import type { NotificationRow } from "../../features/notifications/queries.ts";
import type { FoldedNoticeRow } from "./load-notices.ts";

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    path: noticeLink(row),
    created_at: seoulIso(row.created_at.getTime()),
    read: row.read_at !== null,
  };
}

export function presentFolded(row: FoldedNoticeRow): FoldedNotification {
  return {
    ...presentNotification(row),
    request_id: row.request_id,
    count: row.notice_count,
    unread_count: row.unread_count,
  };
}
