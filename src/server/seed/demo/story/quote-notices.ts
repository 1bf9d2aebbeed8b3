import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import type { QuoteRow } from "../../../features/quotes/queries.ts";
import { resultNotice, type RequestResult } from "#domain/quote/result-notice.ts";
import { isUndecided } from "#domain/quote/lifecycle.ts";
import type { Market } from "../market.ts";
import type { EndOfHold, StoryQuote } from "./quote-rows.ts";
import type { StoryRequest } from "./request-rows.ts";
import { addNotification } from "./add-notification.ts";

/** What a pro is notified of about their quote: its credits back, read, declined. */
export function notifyPro(market: Market, { plan, row }: StoryQuote, end: EndOfHold | null): void {
  const notice = { accountId: plan.pro.accountId, path: `/quote?id=${row.id}` };
  if (end?.reason === "unread_48h") {
    const body = `고객이 ${UNREAD_HOLD_TEXT} 동안 견적을 읽지 않아 맡긴 ${row.credit_cost} 크레딧이 돌아왔어요. 견적은 그대로 남아 있어요.`;
    addNotification(market, { ...notice, kind: "quote_released", body, at: end.at });
  }
  if (plan.readAt !== null) {
    const body =
      end?.reason === "read"
        ? `맡긴 ${row.credit_cost} 크레딧을 썼어요.`
        : "맡긴 크레딧이 먼저 돌아와 비용이 들지 않았어요.";
    addNotification(market, { ...notice, kind: "quote_read", body, at: plan.readAt });
  }
  if (plan.end?.kind === "declined") notifyDeclined(market, plan.end, row, notice);
}

function notifyDeclined(
  market: Market,
  end: { at: number; reason: string },
  row: QuoteRow,
  notice: { accountId: string; path: string },
): void {
  const said = end.reason === "" ? "" : ` 이유: ${end.reason}`;
  const body =
    row.read_at === null
      ? `읽지 않고 거절해 크레딧은 쓰이지 않았어요.${said}`
      : `다음 요청에 다시 견적을 보내 보세요.${said}`;
  addNotification(market, { ...notice, kind: "quote_declined", body, at: end.at });
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
    const unread = plan.readAt === null || plan.readAt > at;
    const cost = unread ? " 읽지 않은 견적이라 크레딧은 쓰이지 않았어요." : "";
    addNotification(market, {
      accountId: plan.pro.accountId,
      kind: "request_ended",
      body: text + cost,
      path: `/quote?id=${row.id}`,
      at,
    });
  }
}
