import type { QuoteRow } from "../../../features/quotes/queries.ts";
import { resultNotice, type RequestResult } from "#domain/quote/result-notice.ts";
import { isUndecided } from "#domain/quote/lifecycle.ts";
import type { Market } from "../market.ts";
import type { EndOfHold, StoryQuote } from "./quote-rows.ts";
import type { StoryRequest } from "./request-rows.ts";
import { addNotification } from "./add-notification.ts";

/** What a pro is notified of about their quote: its credits back, read, declined. */
export function notifyPro(market: Market, { plan, row }: StoryQuote, end: EndOfHold | null): void {
  const path = `/quote?id=${row.id}`;
  const notice = { accountId: plan.pro.accountId, path, requestId: row.request_id };
  if (end?.reason === "unread_48h") {
    const values = { credits: row.credit_cost };
    addNotification(market, { ...notice, kind: "quote_released", values, at: end.at });
  }
  if (plan.readAt !== null) {
    const values = { capturedCredits: end?.reason === "read" ? row.credit_cost : null };
    addNotification(market, { ...notice, kind: "quote_read", values, at: plan.readAt });
  }
  if (plan.end?.kind === "declined") notifyDeclined(market, plan.end, row, notice);
}

function notifyDeclined(
  market: Market,
  end: { at: number; reason: string },
  row: QuoteRow,
  notice: { accountId: string; path: string; requestId: string },
): void {
  const values = { wasUnread: row.read_at === null, reason: end.reason };
  addNotification(market, { ...notice, kind: "quote_declined", values, at: end.at });
}

/** How a request ended, as a notice to each pro whose quote nobody had decided about. */
export function notifyResult(
  market: Market,
  facts: {
    request: StoryRequest;
    quotes: readonly StoryQuote[];
    result: RequestResult;
    hiredPrice: number | null;
    at: number;
  },
): void {
  const { request, result, hiredPrice, at } = facts;
  const { text } = resultNotice({ result, quoteCount: request.quote_count, hiredPrice });
  for (const { plan, row } of facts.quotes) {
    const undecided = isUndecided(row.state) || row.state === "expired";
    if (!undecided) continue;
    const wasUnread = plan.readAt === null || plan.readAt > at;
    addNotification(market, {
      accountId: plan.pro.accountId,
      kind: "request_ended",
      values: { text, wasUnread },
      path: `/quote?id=${row.id}`,
      requestId: row.request_id,
      at,
    });
  }
}
