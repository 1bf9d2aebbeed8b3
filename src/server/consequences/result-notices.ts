import { isUndecided } from "#domain/quote/lifecycle.ts";
import { resultNotice, type RequestResult } from "#domain/quote/result-notice.ts";
import { notify } from "../features/notifications/notify.ts";
import { findProCards } from "../features/pros/queries.ts";
import { findQuotesOfRequest } from "../features/quotes/queries.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { When } from "../platform/happenings.ts";
import { publishQuoteChanged } from "./deal/refresh-quote.ts";

/**
 * Notifies every pro whose quote nobody decided about how the request really ended. Those
 * who are notified were locked when the slice ended their holds.
 */
export async function sendResultNotices(
  tx: Tx,
  facts: {
    requestId: string;
    quoteCount: number;
    result: RequestResult;
    /** The price agreed at hiring, in won. */
    hiredPrice?: number;
  },
  { now, ids }: When,
): Promise<void> {
  const { requestId, quoteCount } = facts;
  const { text } = resultNotice({
    result: facts.result,
    quoteCount,
    hiredPrice: facts.hiredPrice ?? null,
  });
  const quotes = (await findQuotesOfRequest(tx, requestId)).filter((quote) =>
    isUndecided(quote.state),
  );
  const cards = await findProCards(
    tx,
    quotes.map((quote) => quote.pro_id),
  );
  for (const quote of quotes) {
    const accountId = cards.get(quote.pro_id)?.account_id;
    if (accountId === undefined) continue;
    await notify(tx, {
      accountId,
      kind: "request_ended",
      values: { text, wasUnread: quote.state === "sent" },
      path: `/quote?id=${quote.id}`,
      requestId,
      now,
      ids,
    });
    await publishQuoteChanged(tx, {
      requestId,
      quoteId: quote.id,
      accountIds: [accountId],
      now,
    });
  }
}
