import type { Dice } from "../dice.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { hireRefusal } from "#domain/request/may-hire.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Market } from "../market.ts";
import { middlePrice } from "../quotes/price-of.ts";
import { hireRows, type StoryHire } from "./hire-rows.ts";
import type { HiredEnding, RequestPlan } from "./plan.ts";
import { notifyPro, notifyResult } from "./quote-notices.ts";
import { sendRow, settleRow, type StoryQuote } from "./quote-rows.ts";
import { transitionRow, publishRow, type StoryRequest } from "./request-rows.ts";
import { reviewRows } from "./review-rows.ts";
import { conversationRows } from "./conversation-rows.ts";
import { talkLines, type TalkLine } from "./talk-lines.ts";

/** Writes everything that a plan says, by the rules of the domain; throws when they forbid it. */
export function writeStory(market: Market, plan: RequestPlan): void {
  const dice = market.dice.stream(`story/${plan.name}`);
  const request = publishRow(market, plan, dice);
  const price = middlePrice(market, { service: plan.service, answers: request.answers, dice });
  const quotes = plan.quotes.map((quote) =>
    sendRow(market, { plan, request, quote, middlePrice: price, dice }),
  );
  const { ending } = plan;
  const closesAt = request.closes_at.getTime();
  const talks = new Map<StoryQuote, readonly TalkLine[]>();
  const settle = () => {
    for (const quote of quotes) {
      const end = settleRow(market, quote, { ending, closesAt });
      notifyPro(market, quote, end);
      const { talk } = quote.plan;
      if (talk) talks.set(quote, talkLines(market, quote, plan.customer.id, talk, dice));
      if (quote.plan.readAt !== null) permit(market, request, quote, dice);
    }
  };
  if (ending.kind === "hired") {
    refuseUnhireable(request, quotes, ending);
  }
  settle();
  const hire =
    ending.kind === "hired" ? writeHire(market, { plan, request, quotes, ending, dice }) : null;
  if (!hire) endUnhired(market, plan, request, quotes);
  for (const quote of quotes) {
    conversationRows(market, {
      quote,
      customerId: plan.customer.id,
      lines: talks.get(quote) ?? [],
      hire: hire?.quote === quote ? hire : null,
    });
  }
}

/** Asked before the quotes are settled, as they stood when the customer hired. */
function refuseUnhireable(
  request: StoryRequest,
  quotes: readonly StoryQuote[],
  ending: HiredEnding,
): void {
  const quote = quotes.find(({ plan }) => plan === ending.quote);
  const refusal = quote
    ? hireRefusal({
        request: { ...request, closes_at: request.closes_at.getTime() },
        quote: quote.row,
        pro: { state: "approved" },
        now: ending.at,
        today: seoulDay(ending.at),
      })
    : "no such quote";
  if (refusal) throw new Error(`${request.id}: ${refusal}`);
}

function writeHire(
  market: Market,
  facts: {
    plan: RequestPlan;
    request: StoryRequest;
    quotes: readonly StoryQuote[];
    ending: HiredEnding;
    dice: Dice;
  },
): StoryHire {
  const { plan, request, quotes, ending, dice } = facts;
  const quote = quotes.find((one) => one.plan === ending.quote);
  if (!quote) throw new Error(`${request.id}: hires a quote of another request`);
  closeWindow(request, ending.at);
  const hire = hireRows(market, { plan, ending, request, quote }, dice);
  notifyResult(market, {
    request,
    quotes: quotes.filter((one) => one !== quote),
    result: "hired_elsewhere",
    hiredPrice: hire.row.quoted_price,
    at: ending.at,
  });
  if (ending.outcome?.kind === "completed" && ending.outcome.review) {
    reviewRows(market, hire, ending.outcome.review, dice);
  }
  return hire;
}

function endUnhired(
  market: Market,
  { ending }: RequestPlan,
  request: StoryRequest,
  quotes: readonly StoryQuote[],
): void {
  const closesAt = request.closes_at.getTime();
  const facts = { request, quotes, hiredPrice: null };
  switch (ending.kind) {
    case "looking":
      closeWindow(request, market.now);
      return;
    case "closed":
      closeWindow(request, ending.at);
      transitionRow(request, "close", "customer", ending.at, reasonOf(ending.reason));
      notifyResult(market, { ...facts, result: "cancelled", at: ending.at });
      return;
    case "run_out":
      closeWindow(request, closesAt);
      transitionRow(request, "run_out", "system", closesAt);
      notifyResult(market, { ...facts, result: "expired", at: closesAt });
      return;
    case "blocked":
      closeWindow(request, ending.at);
      transitionRow(request, "block", "staff", ending.at, { reason: ending.reason });
      notifyResult(market, { ...facts, result: "blocked", at: ending.at });
      return;
    case "hired":
      throw new Error("a hire has its own end");
  }
}

function reasonOf(reason: string) {
  return reason === "" ? {} : { reason };
}

/** After a week new quotes stop, whether or not all seats were taken. */
function closeWindow(request: StoryRequest, at: number): void {
  const closesAt = request.quotes_close_at.getTime();
  if (request.state === "open" && closesAt <= at) {
    transitionRow(request, "end_quote_window", "system", closesAt);
  }
}

/** Some customers show a pro their number, and some take that back. */
function permit(
  market: Market,
  request: StoryRequest,
  { plan, row }: StoryQuote,
  dice: Dice,
): void {
  if (request.contact.channel !== "calls" || !dice.chance(0.12)) return;
  const at = (plan.readAt ?? plan.sentAt) + 8 * MINUTE_MS;
  if (at > market.now) return;
  const add = (allowed: boolean, when: number) =>
    market.rows.contact_permissions.push({
      id: market.ids.at(when),
      request_id: request.id,
      pro_id: row.pro_id,
      allowed,
      at: new Date(when),
    });
  add(true, at);
  const takenBack = at + 90 * MINUTE_MS;
  if (dice.chance(0.2) && takenBack < market.now) add(false, takenBack);
}
