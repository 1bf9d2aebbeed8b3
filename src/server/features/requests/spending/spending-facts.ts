import {
  MORE_QUOTES,
  MORE_QUOTES_REFUSALS,
  moreQuotesRefusal,
  type MoreQuotesFacts,
} from "#domain/request/more-quotes.ts";
import {
  URGENT_CREDITS,
  URGENT_REFUSALS,
  urgentRefusal,
  type UrgentFacts,
} from "#domain/request/urgent.ts";
import type { Spending } from "#contract/endpoints/requests/request-spending.ts";
import type { RequestRow } from "../queries.ts";

/** What the rules about buying for a request look at. */
export function spendingFacts(row: RequestRow, waitingPros: number): UrgentFacts & MoreQuotesFacts {
  return {
    state: row.state,
    quote_count: row.quote_count,
    quote_limit: row.quote_limit,
    quotes_close_at: row.quotes_close_at.getTime(),
    urgent: row.urgent_at !== null,
    bought_quotes: row.bought_quotes,
    waiting_pros: waitingPros,
  };
}

/** What the customer may buy for a request now, each with its price or the reason why not. */
export function presentSpending(row: RequestRow, waitingPros: number, now: Date): Spending {
  const facts = spendingFacts(row, waitingPros);
  const notUrgent = urgentRefusal(facts, now.getTime());
  const noMore = moreQuotesRefusal(facts, now.getTime());
  return {
    urgent: {
      credits: URGENT_CREDITS,
      available: notUrgent === null,
      reason: notUrgent === null ? null : URGENT_REFUSALS[notUrgent],
      pros: waitingPros,
    },
    more_quotes: {
      credits: MORE_QUOTES.credits,
      available: noMore === null,
      reason: noMore === null ? null : MORE_QUOTES_REFUSALS[noMore],
      quotes: MORE_QUOTES.quotes,
    },
  };
}
