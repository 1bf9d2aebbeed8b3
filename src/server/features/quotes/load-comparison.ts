import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { allInTotal } from "#domain/quote/all-in-total.ts";
import { compareQuotes, MAX_COMPARED } from "#domain/quote/compare.ts";
import { isHireable } from "#domain/quote/is-hireable.ts";
import type { Comparison } from "#contract/endpoints/requests.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { unreadMessageCounts } from "../messages/queries.ts";
import { presentProCard } from "../pros/present.ts";
import { findProCards } from "../pros/queries.ts";
import { loadNames } from "../requests/load-names.ts";
import { presentService } from "../requests/present.ts";
import type { RequestRow } from "../requests/queries.ts";
import { presentQuoteSummary } from "./present.ts";
import { findQuotesOfRequest } from "./queries.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The quotes a person asked to compare, from "id,id"; null when they left the choice to us. */
export function readQuoteIds(text: string | undefined): string[] | null {
  if (text === undefined || text.trim() === "") return null;
  const quoteIds = [...new Set(text.split(",").map((id) => id.trim().toLowerCase()))];
  if (quoteIds.length > MAX_COMPARED || !quoteIds.every((id) => UUID.test(id))) {
    refuse("invalid", {
      fields: { quote_ids: [`비교할 견적을 ${MAX_COMPARED}개까지 골라 주세요.`] },
    });
  }
  return quoteIds;
}

/** Which quotes to show side by side: those asked for, or the newest that can still be hired. */
export async function chooseCompared(
  db: Db,
  request: RequestRow,
  asked: readonly string[] | null,
  now: Date,
): Promise<string[]> {
  const quotes = await findQuotesOfRequest(db, request.id);
  if (asked !== null) {
    const own = new Set(quotes.map((quote) => quote.id));
    return asked.every((id) => own.has(id)) ? [...asked] : refuse("not_found");
  }
  const today = seoulDay(now.getTime());
  return quotes
    .filter((quote) => isHireable(quote, today))
    .slice(0, MAX_COMPARED)
    .map((quote) => quote.id);
}

/** Quotes side by side in the order given. */
export async function loadComparison(
  db: Db,
  request: RequestRow,
  quoteIds: readonly string[],
): Promise<Comparison> {
  const rows = new Map((await findQuotesOfRequest(db, request.id)).map((row) => [row.id, row]));
  const quotes = quoteIds.flatMap((id) => rows.get(id) ?? []);
  const cards = await findProCards(
    db,
    quotes.map((quote) => quote.pro_id),
  );
  const unread = await unreadMessageCounts(db, quoteIds, request.customer_id);
  return {
    request: {
      id: request.id,
      service: presentService(request, await loadNames(db, [request])),
      state: request.state,
    },
    quotes: quotes.map((quote) => {
      const pro = presentProCard(cards.get(quote.pro_id) ?? refuse("not_found"));
      return {
        ...presentQuoteSummary(quote, pro, unread.get(quote.id) ?? 0),
        message: quote.message,
        extra_ceiling: quote.extra_ceiling,
        all_in_total: allInTotal(quote),
        valid_until: quote.valid_until,
      };
    }),
    rows: compareQuotes(quotes),
  };
}
