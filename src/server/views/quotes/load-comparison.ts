import { allInTotal } from "#domain/quote/all-in-total.ts";
import { byMost, compareQuotes, standouts } from "#domain/quote/compare.ts";
import type { Comparison } from "#contract/endpoints/requests/requests.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { standardLinesOf } from "../../features/catalogue/queries.ts";
import { hireStates } from "../../features/hires/queries.ts";
import { unreadMessageCounts } from "../../features/messages/queries.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { presentQuoteSummary } from "../../features/quotes/present.ts";
import { findQuotesOfRequest } from "../../features/quotes/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentService } from "../../features/requests/present.ts";
import { findDesignated } from "../../features/requests/recipients.ts";
import { loadSellers } from "../sellers.ts";
import type { RequestRow } from "../../features/requests/queries.ts";

/** Quotes side by side, the lowest at most first. */
export async function loadComparison(
  db: Db,
  request: RequestRow,
  quoteIds: readonly string[],
): Promise<Comparison> {
  const rows = new Map((await findQuotesOfRequest(db, request.id)).map((row) => [row.id, row]));
  const quotes = quoteIds.flatMap((id) => rows.get(id) ?? []).toSorted(byMost);
  const cards = await findProCards(
    db,
    quotes.map((quote) => quote.pro_id),
  );
  const sellers = await loadSellers(
    db,
    quotes.map((quote) => quote.pro_id),
  );
  const unread = await unreadMessageCounts(db, quoteIds, request.customer_id);
  const hires = await hireStates(db, quoteIds);
  const designated = await findDesignated(db, request.id);
  return {
    request: {
      id: request.id,
      service: presentService(request, await loadNames(db, [request])),
      state: request.state,
    },
    quotes: quotes.map((quote) => {
      const pro = cards.get(quote.pro_id) ?? refuse("not_found");
      return {
        ...presentQuoteSummary(quote, pro, {
          hire: hires.get(quote.id),
          unreadMessages: unread.get(quote.id) ?? 0,
          designated: designated.has(quote.pro_id),
        }),
        extra_ceiling: quote.extra_ceiling,
        all_in_total: allInTotal(quote),
        valid_until: quote.valid_until,
        seller: sellers.get(quote.pro_id).summary,
      };
    }),
    lines: compareQuotes(quotes, standardLinesOf(request.service_slug)),
    standouts: standouts(quotes),
  };
}
