import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { countUnreadQuotes } from "../../features/quotes/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentRequestSummary } from "../../features/requests/present.ts";
import { findRequest, findRequestsOf, requestOfCustomer } from "../../features/requests/queries.ts";
import { findReviewed } from "./find-reviewed.ts";
import { loadCopy, loadLast } from "./load-copy.ts";
import { loadRequestDetail } from "./load-detail.ts";
import { loadRecommended } from "./load-recommended.ts";

/** A customer's own requests: the list, one of them, whom to ask for it, and what to ask again. */
export function requestViewHandlers() {
  return {
    "requests.list": async ({ sql, viewer, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findRequestsOf(sql, viewer.accountId, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => row.id);
      const names = await loadNames(sql, page.items);
      const ids = page.items.map((row) => row.id);
      const unread = await countUnreadQuotes(sql, ids);
      const reviewed = await findReviewed(sql, ids);
      return {
        items: page.items.map((row) =>
          presentRequestSummary(row, names, {
            unreadQuotes: unread.get(row.id) ?? 0,
            reviewed: reviewed.has(row.id),
          }),
        ),
        next: page.next,
      };
    },

    "requests.copy": async ({ sql, params, viewer }) =>
      loadCopy(sql, requestOfCustomer(await findRequest(sql, params.requestId), viewer.accountId)),

    "requests.last": ({ sql, params, viewer }) => loadLast(sql, viewer.accountId, params.slug),

    "requests.get": async ({ sql, params, viewer, now }) => {
      const row = requestOfCustomer(await findRequest(sql, params.requestId), viewer.accountId);
      return loadRequestDetail(sql, row, now);
    },

    "requests.recommended": async ({ sql, params, viewer, now }) => {
      const row = requestOfCustomer(await findRequest(sql, params.requestId), viewer.accountId);
      return loadRecommended(sql, row, now);
    },
  } satisfies Partial<Handlers>;
}
