import type { Handlers } from "../../platform/http/call.ts";
import { decodeTimedCursor, PAGE_SIZE, pageOf } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { readNotices } from "./mark-read.ts";
import { presentNotification } from "./present.ts";
import { countUnread, findNotifications, ownsNotification } from "./queries.ts";

type NotificationEndpoints =
  | "users.me.notifications"
  | "users.me.notifications.unreadCount"
  | "users.me.notifications.readAll"
  | "users.me.notifications.read"
  | "users.me.notifications.seen";

/** What happened to a person's things, as they read it in the notification centre. */
export function notificationHandlers(): Pick<Handlers, NotificationEndpoints> {
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

    "users.me.notifications.read": async ({ viewer, params, now, transaction }) =>
      transaction(async (tx) => {
        const { accountId } = viewer;
        const id = params.notificationId;
        if (!(await ownsNotification(tx, accountId, id))) refuse("not_found");
        await readNotices(tx, accountId, { id }, now);
        return { count: await countUnread(tx, accountId) };
      }),

    "users.me.notifications.seen": async ({ viewer, body, now, transaction }) =>
      transaction(async (tx) => {
        const { accountId } = viewer;
        await readNotices(tx, accountId, { paths: body.paths }, now);
        return { count: await countUnread(tx, accountId) };
      }),

    "users.me.notifications.readAll": async ({ viewer, now, transaction }) =>
      transaction(async (tx) => ({ count: await readNotices(tx, viewer.accountId, "all", now) })),
  };
}
