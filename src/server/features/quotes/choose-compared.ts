import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { MAX_COMPARED } from "#domain/quote/compare.ts";
import { isHireable } from "#domain/quote/is-hireable.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findProCards } from "../pros/queries.ts";
import { findQuotesOfRequest } from "./queries.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The quotes a person asked to compare, from "id,id"; null when they left the choice to us. */
export function readQuoteIds(text: string | undefined): string[] | null {
  if (text === undefined || text.trim() === "") return null;
  const quoteIds = [...new Set(text.split(",").map((id) => id.trim().toLowerCase()))];
  if (quoteIds.length > MAX_COMPARED || !quoteIds.every((id) => UUID.test(id))) {
    refuse("invalid", {
      fields: { quote_ids: [`비교할 견적을 ${MAX_COMPARED}장까지 골라 주세요.`] },
    });
  }
  return quoteIds;
}

/** Which quotes to show side by side: those asked for, or the newest that can still be hired. */
export async function chooseCompared(
  db: Db,
  request: { id: string },
  asked: readonly string[] | null,
  now: Date,
): Promise<string[]> {
  const quotes = await findQuotesOfRequest(db, request.id);
  if (asked !== null) {
    const own = new Set(quotes.map((quote) => quote.id));
    return asked.every((id) => own.has(id)) ? [...asked] : refuse("not_found");
  }
  const today = seoulDay(now.getTime());
  const hireable = quotes.filter((quote) => isHireable(quote, today));
  const cards = await findProCards(
    db,
    hireable.map((quote) => quote.pro_id),
  );
  // Comparing is a read, for which a pro pays whom nobody may hire now.
  return hireable
    .filter((quote) => cards.get(quote.pro_id)?.state !== "suspended")
    .slice(0, MAX_COMPARED)
    .map((quote) => quote.id);
}
