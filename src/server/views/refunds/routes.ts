import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { presentRefund } from "../../features/billing/refunds/present.ts";
import { findRefunds } from "../../features/billing/refunds/queries.ts";

/** Money that goes back to the person. */
export function refundViewHandlers() {
  return {
    "users.me.refunds": async ({ sql, viewer, query, http }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findRefunds(sql, viewer.accountId, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ id }) => id);
      const items = page.items.map((row) => presentRefund(row, http.sessionSecret));
      return { items, next: page.next };
    },
  } satisfies Partial<Handlers>;
}
