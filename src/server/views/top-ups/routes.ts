import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { presentTopUp } from "../../features/top-ups/present.ts";
import { findTopUps } from "../../features/top-ups/queries.ts";

/** A person's packs of credits, those that are being bought too. */
export function topUpViewHandlers() {
  return {
    "credits.topUps": async ({ sql, viewer, query, now }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findTopUps(sql, viewer.accountId, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ id }) => id);
      return { items: page.items.map((row) => presentTopUp(row, now)), next: page.next };
    },
  } satisfies Partial<Handlers>;
}
