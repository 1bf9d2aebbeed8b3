import { countUnread, findNotifications } from "../../features/notifications/queries.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeTimedCursor, PAGE_SIZE, pageOf } from "../../platform/keyset.ts";
import { presentNotification } from "./present.ts";

/** What happened to a person's things, as they read it in the notification centre. */
export function notificationViewHandlers() {
  return {
    "users.me.notifications": async ({ sql, viewer, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeTimedCursor(query.cursor);
      const rows = await findNotifications(sql, {
        accountId: viewer.accountId,
        after,
        limit: limit + 1,
      });
      const page = pageOf(rows, limit, (row) => ({ at: row.created_at, id: row.id }));
      return { items: page.items.map(presentNotification), next: page.next };
    },

    "users.me.notifications.unreadCount": async ({ sql, viewer }) => ({
      count: await countUnread(sql, viewer.accountId),
    }),
  } satisfies Partial<Handlers>;
}
