import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { isQuoteExpired } from "#domain/quote/is-expired.ts";
import { isUndecided } from "#domain/quote/lifecycle.ts";
import { isLookingForPro } from "#domain/request/looking-for-pro.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { endCreditHold } from "../credits/ledger.ts";
import type { RequestRow } from "../requests/queries.ts";
import type { QuoteRow } from "./queries.ts";
import { quoteFacts } from "./quote-facts.ts";
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

async function expire(tx: Tx, locked: LockedQuote) {
  const { request, quote, now, ids } = locked;
  const ended = await endCreditHold(tx, { quoteId: quote.id, reason: "expired", now, ids });
  const expired = await transitionQuote(tx, quote, { event: "expire", actor: "system", now });
  await happened(
    tx,
    {
      kind: "quote.expired",
      ...quoteFacts(locked),
      isAwaited: isLookingForPro(request.state),
      releasedCredits: ended === "released" ? quote.credit_cost : null,
    },
    { now, ids },
  );
  return expired;
}

async function releaseUnread(tx: Tx, locked: LockedQuote) {
  const { quote, now, ids } = locked;
  const ended = await endCreditHold(tx, { quoteId: quote.id, reason: "unread_48h", now, ids });
  if (ended !== "released") return;
  const released = { ...quoteFacts(locked), credits: quote.credit_cost };
  await happened(tx, { kind: "quote.released", ...released }, { now, ids });
}
