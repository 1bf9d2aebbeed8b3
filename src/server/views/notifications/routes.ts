import { countUnread } from "../../features/notifications/queries.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeTimedCursor, PAGE_SIZE, pageOf } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { loadFoldedNotices, loadNoticesOfRequest } from "./load-notices.ts";
import { presentFolded, presentNotification } from "./present.ts";

const keyOf = (row: { created_at: Date; id: string }) => ({ at: row.created_at, id: row.id });

/** What happened to a person's things, as they read it in the notification centre. */
export function notificationViewHandlers() {
  return {
    "users.me.notifications": async ({ sql, viewer, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const rows = await loadFoldedNotices(sql, {
        accountId: viewer.accountId,
        filter: query.filter,
        after: decodeTimedCursor(query.cursor),
        limit: limit + 1,
      });
      const page = pageOf(rows, limit, keyOf);
      return { items: page.items.map(presentFolded), next: page.next };
    },

    "users.me.notifications.ofRequest": async ({ sql, viewer, params, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeTimedCursor(query.cursor);
      const rows = await loadNoticesOfRequest(sql, {
        accountId: viewer.accountId,
        requestId: params.requestId,
        filter: query.filter,
        after,
        limit: limit + 1,
      });
      if (rows.length === 0 && after === null) refuse("not_found");
      const page = pageOf(rows, limit, keyOf);
      return { items: page.items.map(presentNotification), next: page.next };
    },

    "users.me.notifications.unreadCount": async ({ sql, viewer }) => ({
      count: await countUnread(sql, viewer.accountId),
    }),
  } satisfies Partial<Handlers>;
}
