import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { agreedPriceProblem } from "#domain/quote/agreed-price.ts";
import { agreedDateProblem, agreedTimeProblem } from "#domain/request/agreed-date.ts";
import { hireRefusal, type HireRefusal } from "#domain/request/may-hire.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findProCards, type ProCardRow } from "../pros/queries.ts";
import { endUnreadHoldsOfRequest } from "../quotes/end-quote.ts";
import { lockRequestAccounts } from "../quotes/lock-people.ts";
import { lockQuote, lockQuotesOfRequest, type QuoteRow } from "../quotes/queries.ts";
import { markRead } from "../quotes/read-quote.ts";
import { transitionQuote } from "../quotes/write-quote.ts";
import { transitionRequest } from "../requests/transition-request.ts";
import { lockRequest, type RequestRow } from "../requests/queries.ts";
import { insertHire, timesOf } from "./write-hire.ts";

export interface Hiring {
  customerId: string;
  requestId: string;
  quoteId: string;
  /** Won. */
  agreedPrice: number;
  agreedDate: string;
  /** "HH:MM". */
  agreedTime: string | null;
  place: string;
  now: Date;
  ids: Ids;
}

const REFUSALS: Record<HireRefusal, ErrorCode> = {
  request_closed: "state_forbids",
  quote_closed: "quote_closed",
  quote_expired: "quote_expired",
  pro_suspended: "pro_suspended",
};

/**
 * Hires one quote: it is read first when it was not (which captures its credits), and the other unread ones
 * cost nothing. Returns the request as it now stands.
 */
export async function hireQuote(tx: Tx, hiring: Hiring): Promise<RequestRow> {
  const { customerId, requestId, quoteId, agreedPrice, now, ids } = hiring;
  const request = await lockRequest(tx, requestId);
  if (request?.customer_id !== customerId) refuse("not_found");
  const quotes = await lockQuotesOfRequest(tx, requestId);
  const quote = quotes.find(({ id }) => id === quoteId) ?? refuse("not_found");
  const pro = (await findProCards(tx, [quote.pro_id])).get(quote.pro_id) ?? refuse("not_found");
  refuseUnhireable(hiring, { request, quote, pro });
  await lockRequestAccounts(tx, { customerId, quotes });
  await markRead(tx, { requestId, quoteIds: [quote.id], now, ids });
  await endUnreadHoldsOfRequest(tx, { requestId, reason: "hired_other", now, ids });
  await writeHired(tx, hiring, request, quote);
  const hired = await transitionRequest(tx, {
    request,
    event: "hire",
    actor: "customer",
    facts: { quoteValid: true },
    now,
  });
  await happened(
    tx,
    {
      kind: "hire.made",
      requestId,
      quoteId: quote.id,
      customerId,
      proId: quote.pro_id,
      proAccountId: pro.account_id,
      agreedPrice,
      agreedDate: hiring.agreedDate,
      agreedTime: hiring.agreedTime,
      quoteCount: hired.quote_count,
    },
    { now, ids },
  );
  return hired;
}

function refuseUnhireable(
  hiring: Hiring,
  { request, quote, pro }: { request: RequestRow; quote: QuoteRow; pro: ProCardRow },
): void {
  const { now } = hiring;
  const today = seoulDay(now.getTime());
  const facts = {
    request: { ...request, closes_at: request.closes_at.getTime() },
    quote,
    pro,
    now: now.getTime(),
    today,
  };
  const refusal = hireRefusal(facts);
  if (refusal) refuse(REFUSALS[refusal]);
  const fields: Record<string, string[]> = {};
  const priceProblem = agreedPriceProblem(quote, hiring.agreedPrice);
  if (priceProblem) fields["agreed_price"] = [priceProblem];
  const dateProblem = agreedDateProblem(hiring.agreedDate, today);
  if (dateProblem) fields["agreed_date"] = [dateProblem];
  const { agreedDate: date, agreedTime: time } = hiring;
  const timeProblem = agreedTimeProblem({ date, time }, now.getTime());
  if (timeProblem) fields["agreed_time"] = [timeProblem];
  if (Object.keys(fields).length > 0) refuse("invalid", { fields });
}

async function writeHired(
  tx: Tx,
  hiring: Hiring,
  request: RequestRow,
  seen: QuoteRow,
): Promise<void> {
  // As it stands after the read.
  const quote = (await lockQuote(tx, seen.id)) ?? refuse("not_found");
  await transitionQuote(tx, quote, { event: "hire", actor: "customer", now: hiring.now });
  await insertHire(tx, {
    id: hiring.ids.next(),
    request_id: request.id,
    quote_id: quote.id,
    customer_id: request.customer_id,
    pro_id: quote.pro_id,
    service_slug: request.service_slug,
    si_gun_gu_code: request.si_gun_gu_code,
    // For a quote by the hour and the like, what it came to for this work: 견적 일치율 starts from here.
    quoted_price: hiring.agreedPrice,
    agreed_price: hiring.agreedPrice,
    agreed_date: hiring.agreedDate,
    agreed_time: hiring.agreedTime,
    place: hiring.place.trim(),
    scope: scopeOf(quote),
    ...timesOf(hiring.agreedDate, hiring.now),
    hired_at: hiring.now,
  });
}

/** What the work covers: the names of the quote's included items. */
function scopeOf(quote: QuoteRow): string {
  return quote.items
    .filter((item) => item.inclusion === "included")
    .map((item) => item.name)
    .join(", ");
}
