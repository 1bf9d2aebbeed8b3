import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { isQuoteExpired } from "#domain/quote/is-expired.ts";
import { isUndecided } from "#domain/quote/lifecycle.ts";
import { isLookingForPro } from "#domain/request/looking-for-pro.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { endCreditHold } from "../credits/ledger.ts";
import { notify } from "../notifications/notify.ts";
import type { RequestRow } from "../requests/queries.ts";
import type { QuoteRow } from "./queries.ts";
import { publishQuoteChanged } from "./publish-quote-changed.ts";
import { transitionQuote } from "./write-quote.ts";

export interface LockedQuote {
  request: RequestRow;
  quote: QuoteRow;
  /** The account of the quote's pro; its credits and both sides' event numbers are locked. */
  proAccountId: string;
  now: Date;
  ids: Ids;
}

/**
 * Does what time has done to a locked quote, whether or not the sweep has come by: past its last day it is
 * expired, and unread for 48 hours its credits go back. So a read after either costs nothing.
 */
export async function settleDue(tx: Tx, locked: LockedQuote): Promise<QuoteRow> {
  const { quote, now } = locked;
  if (isUndecided(quote.state) && isQuoteExpired(quote, seoulDay(now.getTime()))) {
    return expire(tx, locked);
  }
  if (quote.state === "sent" && quote.hold_until <= now) await releaseUnread(tx, locked);
  return quote;
}

async function expire(tx: Tx, { request, quote, proAccountId, now, ids }: LockedQuote) {
  const ended = await endCreditHold(tx, { quoteId: quote.id, reason: "expired", now, ids });
  const expired = await transitionQuote(tx, quote, { event: "expire", actor: "system", now });
  const notice = { kind: "quote_expired" as const, path: `/quote?id=${quote.id}`, now, ids };
  if (isLookingForPro(request.state)) {
    await notify(tx, {
      ...notice,
      accountId: request.customer_id,
      body: "받은 견적 하나의 유효 기간이 지났어요. 필요하면 고수에게 새 견적을 부탁해 보세요.",
    });
  }
  if (isLookingForPro(request.state) || ended === "released") {
    await notify(tx, {
      ...notice,
      accountId: proAccountId,
      body:
        ended === "released"
          ? `고객이 읽지 않은 채 견적의 유효 기간이 지나 맡긴 ${quote.price_credits} 크레딧이 돌아왔어요.`
          : "보낸 견적의 유효 기간이 지났어요.",
    });
  }
  await publishQuoteChanged(tx, { quote, accountIds: [request.customer_id, proAccountId], now });
  return expired;
}

async function releaseUnread(tx: Tx, { quote, proAccountId, now, ids }: LockedQuote) {
  const ended = await endCreditHold(tx, { quoteId: quote.id, reason: "unread_48h", now, ids });
  if (ended !== "released") return;
  await notify(tx, {
    accountId: proAccountId,
    kind: "quote_released",
    body: `고객이 48시간 동안 견적을 읽지 않아 맡긴 ${quote.price_credits} 크레딧이 돌아왔어요. 견적은 그대로 남아 있어요.`,
    path: `/quote?id=${quote.id}`,
    now,
    ids,
  });
  await publishQuoteChanged(tx, { quote, accountIds: [proAccountId], now });
}
