import type { Handlers } from "../../platform/http/call.ts";
import { countUnopened } from "../../features/requests/recipients.ts";
import { listReceived } from "./list-received.ts";

/** What reached a pro, before and after quoting. */
export function receivedRequestViewHandlers() {
  return {
    "pro.requests": ({ sql, viewer, query, now }) =>
      listReceived(sql, query, { proId: viewer.pro.id, now }),

    "pro.requests.unreadCount": async ({ sql, viewer, now }) => ({
      count: await countUnopened(sql, viewer.pro.id, now),
    }),
  } satisfies Partial<Handlers>;
}
