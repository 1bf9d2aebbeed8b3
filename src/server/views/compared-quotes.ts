import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { comparedCounts, comparedQuotes } from "#domain/quote/compared-quotes.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import { hireStates } from "../features/hires/queries.ts";
import { findProCards, type ProCardRow } from "../features/pros/queries.ts";
import { findQuotesOfRequest, type QuoteRow } from "../features/quotes/queries.ts";
import type { Db } from "../platform/database/sql.ts";

/** Which quotes of a request a comparison shows where nobody chose them. */
export async function findCompared(db: Db, requestId: string, now: Date): Promise<string[]> {
  const candidates = await loadCandidates(db, await findQuotesOfRequest(db, requestId));
  return comparedQuotes(candidates, seoulDay(now.getTime())).map(({ id }) => id);
}

/** How many of a request's quotes those are, for the pages that lead there. */
export async function countCompared(db: Db, quotes: readonly QuoteRow[], now: Date) {
  return comparedCounts(await loadCandidates(db, quotes), seoulDay(now.getTime()));
}

async function loadCandidates(db: Db, quotes: readonly QuoteRow[]) {
  const proIds = quotes.map((quote) => quote.pro_id);
  const quoteIds = quotes.map((quote) => quote.id);
  return candidatesOf(quotes, await findProCards(db, proIds), await hireStates(db, quoteIds));
}

/** Quotes with what decides whether they are compared. */
export function candidatesOf(
  quotes: readonly QuoteRow[],
  cards: ReadonlyMap<string, ProCardRow>,
  hires: ReadonlyMap<string, HireState>,
) {
  return quotes.map(({ id, state, valid_until, pro_id }) => ({
    id,
    state,
    valid_until,
    hire: hires.get(id),
    isProSuspended: cards.get(pro_id)?.state === "suspended",
  }));
}
