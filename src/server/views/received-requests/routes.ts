import type { Handlers } from "../../platform/http/call.ts";
import { decodePartedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { countUnopened } from "../../features/requests/recipients.ts";
import { findReceived } from "./find-received.ts";
import { loadReceived } from "./load-received.ts";

/** What reached a pro, before and after quoting. */
export function receivedRequestViewHandlers() {
  return {
    "pro.requests": async ({ sql, viewer, query, now }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const rows = await findReceived(sql, viewer.pro.id, {
        filter: query.filter ?? "all",
        after: decodePartedCursor(query.cursor),
        now,
        limit: limit + 1,
      });
      const page = pageOf(rows, limit, ({ part, received_at: at, id }) => ({ part, at, id }));
      const items = await loadReceived(sql, page.items, { proId: viewer.pro.id, now });
      return { items, next: page.next };
    },

    "pro.requests.unreadCount": async ({ sql, viewer, now }) => ({
      count: await countUnopened(sql, viewer.pro.id, now),
    }),
  } satisfies Partial<Handlers>;
}
