import { isUndecided } from "#domain/quote/lifecycle.ts";
import { resultNotice, type RequestResult } from "#domain/quote/result-notice.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { notify } from "../notifications/notify.ts";
import { findProCards } from "../pros/queries.ts";
import { findQuotesOfRequest } from "./queries.ts";
import { publishQuoteChanged } from "./publish-quote-changed.ts";

/**
 * Tells every pro whose quote nobody decided about how the request ended, honestly. Comes after
 * `endUnreadHoldsOfRequest`, which locks the people told here.
 */
export async function sendResultNotices(
  tx: Tx,
  facts: {
    request: { id: string; quote_count: number };
    result: RequestResult;
    /** The price agreed at hiring, in won. */
    hiredPrice?: number;
    now: Date;
    ids: Ids;
  },
): Promise<void> {
  const { request, now, ids } = facts;
  const { text } = resultNotice({
    result: facts.result,
    quoteCount: request.quote_count,
    hiredPrice: facts.hiredPrice ?? null,
  });
  const quotes = (await findQuotesOfRequest(tx, request.id)).filter((quote) =>
    isUndecided(quote.state),
  );
  const cards = await findProCards(
    tx,
    quotes.map((quote) => quote.pro_id),
  );
  for (const quote of quotes) {
    const accountId = cards.get(quote.pro_id)?.account_id;
    if (accountId === undefined) continue;
    const cost = quote.state === "sent" ? " 읽지 않은 견적이라 크레딧은 쓰이지 않았어요." : "";
    await notify(tx, {
      accountId,
      kind: "request_ended",
      body: text + cost,
      path: `/quote?id=${quote.id}`,
      now,
      ids,
    });
    await publishQuoteChanged(tx, { quote, accountIds: [accountId], now });
  }
}
