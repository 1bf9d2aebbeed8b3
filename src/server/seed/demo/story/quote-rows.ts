import { momentPath } from "#domain/deal/moments.ts";
import { addDays } from "#domain/calendar/day.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { tierBaseCredits } from "#domain/catalogue/tier.ts";
import type { HoldEnd } from "#domain/credits/hold-end.ts";
import { quoteCost } from "#domain/credits/quote-cost.ts";
import { isQuoteExpired } from "#domain/quote/is-expired.ts";
import { isUndecided, transition, type QuoteEvent } from "#domain/quote/lifecycle.ts";
import { quotesClosedReason } from "#domain/request/accepts-quotes.ts";
import { holdReleaseAt } from "#domain/request/deadlines.ts";
import { isUndecidedCustomer } from "#domain/request/undecided.ts";
import type { QuoteRow } from "../../../features/quotes/queries.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import { usePicture } from "../pictures/use-picture.ts";
import { draftQuote } from "../quotes/draft-quote.ts";
import type { Ending, QuotePlan, RequestPlan } from "./plan.ts";
import { transitionRow, type StoryRequest } from "./request-rows.ts";
import { addNotification } from "./add-notification.ts";

export interface StoryQuote {
  plan: QuotePlan;
  row: QuoteRow;
}

/** Writes a quote as sent: priced by what came before it, counted, and with a notice to the customer. */
export function sendRow(
  market: Market,
  facts: {
    plan: RequestPlan;
    request: StoryRequest;
    quote: QuotePlan;
    middlePrice: number;
    dice: Dice;
  },
): StoryQuote {
  const { plan, request, quote, dice } = facts;
  const { pro, sentAt } = quote;
  const window = { ...request, quotes_close_at: request.quotes_close_at.getTime() };
  const closed = quotesClosedReason(window, sentAt);
  if (closed) throw new Error(`${request.id}: a quote too late: ${closed}`);
  const {
    attachment_ids: _,
    extra_ceiling: ceiling,
    ...draft
  } = draftQuote(market, {
    service: plan.service,
    pro,
    middlePrice: facts.middlePrice,
    sentAt,
    validDays: quote.validDays,
    dice,
  });
  const price = quoteCost({
    tierCredits: tierBaseCredits(plan.service.tier),
    designated: pro === plan.designated,
    competingQuotes: request.quote_count,
    hasPhoto: request.photo_count > 0,
    undecided: isUndecidedCustomer(request.decision),
  });
  const row: QuoteRow = {
    id: market.ids.at(sentAt),
    request_id: request.id,
    pro_id: pro.id,
    ...draft,
    items: [...draft.items],
    extra_ceiling: ceiling ?? 0,
    state: "sent",
    state_reason: null,
    credit_cost: price.credits,
    cost_formula: price.formula,
    sent_at: new Date(sentAt),
    hold_until: new Date(holdReleaseAt(sentAt)),
    read_at: null,
    ended_at: null,
  };
  market.rows.quotes.push(row);
  if (quote.hasPicture) attachPicture(market, quote, row, plan);
  request.quote_count += 1;
  pro.figures.quote_count += 1;
  pro.figures.answer_seconds += Math.round((sentAt - plan.publishedAt) / 1000);
  notifyReceived(market, plan, quote, row);
  if (request.quote_count === request.quote_limit) {
    transitionRow(request, "reach_quota", "system", sentAt);
  }
  return { plan: quote, row };
}

function attachPicture(market: Market, quote: QuotePlan, row: QuoteRow, plan: RequestPlan): void {
  const [work] = market.deck.deal("quotes", plan.service.slug);
  if (!work) return;
  usePicture(market, {
    picture: work.name,
    ownerId: quote.pro.accountId,
    purpose: "quote_attachment",
    attachedTo: { kind: "quote", id: row.id },
    at: quote.sentAt,
  });
}

function notifyReceived(market: Market, plan: RequestPlan, quote: QuotePlan, row: QuoteRow): void {
  const isFirst = plan.quotes[0] === quote;
  addNotification(market, {
    accountId: plan.customer.id,
    kind: "quote_received",
    values: { proName: quote.pro.name, total: row.total, unit: row.unit, isFirst },
    path: isFirst ? momentPath(row.request_id, "first-quote") : `/quote?id=${row.id}`,
    requestId: row.request_id,
    at: quote.sentAt,
  });
}

export interface EndOfHold {
  reason: HoldEnd;
  at: number;
}

/** What became of a quote and of the credits held for it, up to now; null while they are held. */
export function settleRow(
  market: Market,
  { plan, row }: StoryQuote,
  facts: { ending: Ending; closesAt: number },
): EndOfHold | null {
  if (plan.readAt !== null) {
    transitionQuote(row, "read", "customer");
    row.read_at = new Date(plan.readAt);
  }
  if (facts.ending.kind === "hired" && facts.ending.quote === plan) {
    transitionQuote(row, "hire", "customer");
  } else if (plan.end) {
    const { kind, at, reason } = plan.end;
    transitionQuote(
      row,
      kind === "declined" ? "decline" : "withdraw",
      kind === "declined" ? "customer" : "pro",
    );
    row.state_reason = reason === "" ? null : reason;
    row.ended_at = new Date(at);
  } else if (isUndecided(row.state) && isQuoteExpired(row, market.today)) {
    transitionQuote(row, "expire", "system");
    row.ended_at = new Date(expiresAt(row));
  }
  const end = firstHoldEnd(market, plan, row, facts);
  market.credits.hold({
    accountId: plan.pro.accountId,
    quoteId: row.id,
    credits: row.credit_cost,
    at: plan.sentAt,
    releaseDue: row.hold_until.getTime(),
    end,
  });
  return end;
}

function transitionQuote(
  row: QuoteRow,
  event: QuoteEvent,
  actor: "customer" | "pro" | "system",
): void {
  const move = transition(row.state, event, actor);
  if (!move.ok) throw new Error(`${row.id}: ${event} of ${row.state}: ${move.refusal}`);
  row.state = move.state;
}

/** The first thing that ended the hold, if any did; whatever comes later changes nothing. */
function firstHoldEnd(
  market: Market,
  plan: QuotePlan,
  row: QuoteRow,
  { ending, closesAt }: { ending: Ending; closesAt: number },
): EndOfHold | null {
  const ends: EndOfHold[] = [
    { reason: "unread_48h", at: row.hold_until.getTime() },
    { reason: "expired", at: expiresAt(row) },
  ];
  if (plan.readAt !== null) ends.push({ reason: "read", at: plan.readAt });
  if (plan.end) ends.push({ reason: plan.end.kind, at: plan.end.at });
  if (ending.kind === "closed") ends.push({ reason: "request_closed", at: ending.at });
  if (ending.kind === "run_out") ends.push({ reason: "request_closed", at: closesAt });
  if (ending.kind === "blocked") ends.push({ reason: "request_blocked", at: ending.at });
  if (ending.kind === "hired" && ending.quote !== plan) {
    ends.push({ reason: "hired_other", at: ending.at });
  }
  const [first] = ends.filter(({ at }) => at <= market.now).toSorted((a, b) => a.at - b.at);
  return first ?? null;
}

/** The first instant after the quote's last day. */
function expiresAt(row: QuoteRow): number {
  return startOfSeoulDay(addDays(row.valid_until, 1));
}
