import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { countSentQuotes, findSentQuotes } from "../../features/quotes/queries.ts";
import { loadCustomerHire } from "./load-customer-hire.ts";
import { loadProHire } from "./load-pro-hire.ts";
import { loadSentQuotes } from "./load-sent-quotes.ts";

/** A pro's list of quotes, and a hire as either side has it. The page of one quote is a read, and stands with the commands. */
export function quoteViewHandlers() {
  return {
    "quotes.list": async ({ sql, viewer, query, now }) => {
      const limit = query.limit ?? PAGE_SIZE;
      // A suspended pro finishes what runs.
      const runningOnly = viewer.pro.state === "suspended";
      const rows = await findSentQuotes(sql, viewer.pro.id, {
        state: query.state ?? null,
        runningOnly,
        takesFiles: query.takes_files === "true" ? seoulDay(now.getTime()) : null,
        before: decodeCursor(query.cursor),
        limit: limit + 1,
      });
      const page = pageOf(rows, limit, (row) => row.id);
      return {
        items: await loadSentQuotes(sql, page.items, viewer.accountId),
        next: page.next,
        counts:
          query.cursor === undefined
            ? await countSentQuotes(sql, viewer.pro.id, { runningOnly })
            : null,
      };
    },

    "hires.get": async ({ sql, params, viewer }) =>
      (await loadCustomerHire(sql, params.hireId, viewer.accountId)) ?? refuse("not_found"),

    "pro.hires.get": async ({ sql, params, viewer, now }) =>
      (await loadProHire(sql, params.hireId, viewer, now)) ?? refuse("not_found"),
  } satisfies Partial<Handlers>;
}
