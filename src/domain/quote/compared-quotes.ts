import type { Day } from "#domain/calendar/day.ts";
import { knowEachOther } from "#domain/request/contact-visible.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import { MAX_COMPARED } from "./compare.ts";
import { isHireable } from "./is-hireable.ts";
import type { QuoteState } from "./lifecycle.ts";

interface Candidate {
  state: QuoteState;
  valid_until: Day;
  /** Of the hire that it led to; absent for none. */
  hire: HireState | undefined;
  isProSuspended: boolean;
}

/**
 * The quotes that stand side by side where nobody chose them: the hired one, and of those that may still be hired the
 * first, which are the newest. Comparing is a read, for which a pro pays whom nobody may hire now.
 */
export function comparedQuotes<Q extends Candidate>(quotes: readonly Q[], today: Day): Q[] {
  const hired = quotes.filter(({ hire }) => knowEachOther(hire));
  const hireable = quotes.filter((quote) => isHireable(quote, today) && !quote.isProSuspended);
  return [...hired, ...hireable].slice(0, MAX_COMPARED);
}

/** How many a comparison shows, and how many of them it makes read. */
export function comparedCounts(quotes: readonly Candidate[], today: Day) {
  const compared = comparedQuotes(quotes, today);
  return {
    quotes: compared.length,
    unread: compared.filter(({ state }) => state === "sent").length,
  };
}
