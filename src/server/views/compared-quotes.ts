import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { comparedCounts, comparedQuotes } from "#domain/quote/compared-quotes.ts";
import type { Db } from "../platform/database/sql.ts";
import { hireStates } from "../features/hires/queries.ts";
import { findProCards } from "../features/pros/queries.ts";
import { findQuotesOfRequest } from "../features/quotes/queries.ts";

/** Which quotes of a request a comparison shows where nobody chose them. */
export async function findCompared(db: Db, requestId: string, now: Date): Promise<string[]> {
  const candidates = await loadCandidates(db, requestId);
  return comparedQuotes(candidates, seoulDay(now.getTime())).map(({ id }) => id);
}

/** How many those are, for the pages that lead there. */
export async function countCompared(db: Db, requestId: string, now: Date) {
  return comparedCounts(await loadCandidates(db, requestId), seoulDay(now.getTime()));
}

async function loadCandidates(db: Db, requestId: string) {
  const quotes = await findQuotesOfRequest(db, requestId);
  const cards = await findProCards(
    db,
    quotes.map((quote) => quote.pro_id),
  );
  const hires = await hireStates(
    db,
    quotes.map((quote) => quote.id),
  );
  return quotes.map(({ id, state, valid_until, pro_id }) => ({
    id,
    state,
    valid_until,
    hire: hires.get(id),
    isProSuspended: cards.get(pro_id)?.state === "suspended",
  }));
}
