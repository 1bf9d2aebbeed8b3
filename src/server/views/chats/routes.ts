import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { countUnreadTalks, findThreads } from "../../features/messages/queries.ts";
import { loadThreads } from "./load-threads.ts";

/** The list of a person's talks. */
export function chatViewHandlers() {
  return {
    "messages.threads": async ({ sql, viewer, query }) => {
      const { accountId } = viewer;
      const limit = query.limit ?? PAGE_SIZE;
      const rows = await findThreads(
        sql,
        { accountId, proId: viewer.pro?.id ?? null },
        { words: query.q?.trim() ?? "", before: decodeCursor(query.cursor), limit: limit + 1 },
      );
      const page = pageOf(rows, limit, (row) => row.message_id);
      return { items: await loadThreads(sql, page.items, accountId), next: page.next };
    },

    "messages.unreadCount": async ({ sql, viewer }) => ({
      count: await countUnreadTalks(sql, viewer.accountId),
    }),
  } satisfies Partial<Handlers>;
}
