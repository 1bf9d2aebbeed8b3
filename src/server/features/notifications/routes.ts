import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { readNotices } from "./mark-read.ts";
import { countUnread, ownsNotification } from "./queries.ts";

/** That a person has read their notifications. */
export function notificationHandlers() {
  return {
    "users.me.notifications.read": async ({ viewer, params, now, ids, transaction }) =>
      transaction(async (tx) => {
        const { accountId } = viewer;
        const id = params.notificationId;
        if (!(await ownsNotification(tx, accountId, id))) refuse("not_found");
        await readNotices(tx, accountId, { id }, { now, ids });
        return { count: await countUnread(tx, accountId) };
      }),

    "users.me.notifications.seen": async ({ viewer, body, now, ids, transaction }) =>
      transaction(async (tx) => {
        const { accountId } = viewer;
        await readNotices(tx, accountId, { paths: body.paths }, { now, ids });
        return { count: await countUnread(tx, accountId) };
      }),

    "users.me.notifications.readAll": async ({ viewer, now, ids, transaction }) =>
      transaction(async (tx) => ({
        count: await readNotices(tx, viewer.accountId, "all", { now, ids }),
      })),
  } satisfies Partial<Handlers>;
}
