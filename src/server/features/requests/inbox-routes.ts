import type { Handlers } from "../../platform/http/call.ts";
import { decodePartedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { findInbox } from "./find-inbox.ts";
import { loadInbox } from "./load-inbox.ts";
import { loadQualityCard } from "./load-quality-card.ts";
import { findRequest } from "./queries.ts";
import { countUnopened, findRecipient, markOpened } from "./recipients.ts";

type Names = "pro.requests" | "pro.requests.unreadCount" | "pro.requests.get";

/** The pro's side of a request: what reached them, before and after quoting. */
export function inboxHandlers(): Pick<Handlers, Names> {
  return {
    "pro.requests": async ({ sql, viewer, query, now }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const rows = await findInbox(sql, viewer.pro.id, {
        filter: query.filter ?? "all",
        after: decodePartedCursor(query.cursor),
        now,
        limit: limit + 1,
      });
      const page = pageOf(rows, limit, ({ part, received_at: at, id }) => ({ part, at, id }));
      const items = await loadInbox(sql, page.items, { proId: viewer.pro.id, now });
      return { items, next: page.next };
    },

    "pro.requests.unreadCount": async ({ sql, viewer }) => ({
      count: await countUnopened(sql, viewer.pro.id),
    }),

    "pro.requests.get": async ({ sql, params, viewer, now }) => {
      const recipient = await findRecipient(sql, params.requestId, viewer.pro.id);
      const row = await findRequest(sql, params.requestId);
      if (!recipient || !row || row.state === "blocked") refuse("not_found");
      await markOpened(sql, row.id, viewer.pro.id, now);
      return loadQualityCard(sql, row, recipient, now);
    },
  };
}
