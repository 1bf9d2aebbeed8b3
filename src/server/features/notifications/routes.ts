import { publishEvent } from "../../platform/events/publish.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, PAGE_SIZE, pageOf } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { presentNotification } from "./present.ts";
import { countUnread, findNotifications, markAllRead, markRead } from "./queries.ts";

type NotificationEndpoints =
  | "users.me.notifications"
  | "users.me.notifications.unreadCount"
  | "users.me.notifications.readAll"
  | "users.me.notifications.read";

/** What happened to a person's things, as they read it in the notification centre. */
export function notificationHandlers(): Pick<Handlers, NotificationEndpoints> {
  return {
    "users.me.notifications": async ({ sql, viewer, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeCursor(query.cursor);
      const rows = await findNotifications(sql, {
        accountId: viewer.accountId,
        after,
        limit: limit + 1,
      });
      const page = pageOf(rows, limit, (row) => row.id);
      return { items: page.items.map(presentNotification), next: page.next };
    },

    "users.me.notifications.unreadCount": async ({ sql, viewer }) => ({
      count: await countUnread(sql, viewer.accountId),
    }),

    "users.me.notifications.read": async (call) => {
      const { accountId } = call.viewer;
      const id = call.params.notificationId;
      return call.transaction(async (tx) => {
        const wasUnread = (await markRead(tx, { accountId, id }, call.now)) ?? refuse("not_found");
        if (wasUnread) {
          await publishEvent(tx, { accountId, kind: "notification", payload: {}, now: call.now });
        }
        return { count: await countUnread(tx, accountId) };
      });
    },

    "users.me.notifications.readAll": async (call) => {
      const { accountId } = call.viewer;
      const count = await call.transaction(async (tx) => {
        const marked = await markAllRead(tx, accountId, call.now);
        // The person's other open pages show the count too.
        if (marked > 0) {
          await publishEvent(tx, { accountId, kind: "notification", payload: {}, now: call.now });
        }
        return marked;
      });
      return { count };
    },
  };
}
