import { proMomentPath } from "#domain/deal/moments.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { endedAtQuotedPrice } from "#domain/change-order/quote-agreement.ts";
import { agreedPriceProblem } from "#domain/quote/agreed-price.ts";
import { agreedDateProblem } from "#domain/request/agreed-date.ts";
import { wantedTime } from "#domain/request-form/wanted.ts";
import { timesOf } from "../../../features/hires/write-hire.ts";
import type { HireRow } from "../../../features/hires/queries.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import { changeRow } from "./change-rows.ts";
import type { HiredEnding, RequestPlan } from "./plan.ts";
import type { StoryQuote } from "./quote-rows.ts";
import { transitionRow, type StoryRequest } from "./request-rows.ts";
import { addNotification } from "./add-notification.ts";

export interface StoryHire {
  plan: RequestPlan;
  ending: HiredEnding;
  request: StoryRequest;
  quote: StoryQuote;
  row: HireRow;
}

/** Hours, visits or pyeong that a quote counted so is hired for. */
const UNITS_HIRED = [1, 1, 2, 4];

/** Writes a hire, its changes, and how it ended. */
export function hireRows(market: Market, hired: Omit<StoryHire, "row">, dice: Dice): StoryHire {
  const { plan, ending, request, quote } = hired;
  const times = quote.row.unit === "job" ? 1 : dice.pick(UNITS_HIRED);
  const price = quote.row.total * times;
  const agreedDate = seoulDay(ending.agreedAt);
  const problem =
    agreedPriceProblem(quote.row, price) ?? agreedDateProblem(agreedDate, seoulDay(ending.at));
  if (problem) throw new Error(`${request.id}: ${problem}`);
  transitionRow(request, "hire", "customer", ending.at, { facts: { quoteValid: true } });
  const row: HireRow = {
    id: market.ids.at(ending.at),
    request_id: request.id,
    quote_id: quote.row.id,
    customer_id: request.customer_id,
    pro_id: quote.row.pro_id,
    service_slug: request.service_slug,
    si_gun_gu_code: request.si_gun_gu_code,
    quoted_price: price,
    agreed_price: price,
    agreed_date: agreedDate,
    agreed_time: wantedTime(plan.service.form, request.answers),
    place: placeOf(market, plan, dice),
    scope: quote.row.items
      .filter(({ inclusion }) => inclusion === "included")
      .map(({ name }) => name)
      .join(", "),
    state: "hired",
    cancelled_by: null,
    cancel_reason: null,
    ...timesOf(agreedDate, new Date(market.now)),
    hired_at: new Date(ending.at),
    completed_at: null,
    cancelled_at: null,
  };
  market.rows.hires.push(row);
  const hire = { ...hired, row };
  addNotification(market, {
    accountId: quote.plan.pro.accountId,
    kind: "quote_hired",
    values: { agreedDate, agreedTime: row.agreed_time, agreedPrice: price },
    path: proMomentPath(row.id, "hired"),
    requestId: request.id,
    at: ending.at,
  });
  for (const change of ending.changes) changeRow(market, hire, change, dice);
  endRow(market, hire);
  return hire;
}

function placeOf(market: Market, { region }: RequestPlan, dice: Dice): string {
  if (region === null) return "";
  const [n, m, f] = [
    dice.whole(101, 118),
    dice.whole(2, 19) * 100 + dice.whole(1, 6),
    dice.whole(1, 4),
  ];
  const building = dice
    .pick(market.data.talk.places)
    .replace("{n}", String(n))
    .replace("{m}", String(m))
    .replace("{f}", String(f));
  return `${region.name} ${building}`;
}

function endRow(market: Market, hire: StoryHire): void {
  const { row, request, ending, quote } = hire;
  const { outcome } = ending;
  const { figures } = quote.plan.pro;
  if (outcome?.kind === "cancelled") {
    transitionRow(request, "cancel", outcome.by, outcome.at, { reason: outcome.reason });
    row.state = "cancelled";
    row.cancelled_by = outcome.by;
    row.cancel_reason = outcome.reason;
    row.cancelled_at = new Date(outcome.at);
    notifyCancelled(market, hire, outcome);
    return;
  }
  figures.hire_count += 1;
  if (outcome === null) return;
  // What the system completes it completes at the very start of the day.
  const at = outcome.by === "system" ? row.auto_complete_at.getTime() : outcome.at;
  const event = outcome.by === "system" ? "auto_complete" : "complete";
  transitionRow(request, event, outcome.by, at, {
    facts: { autoCompleteAt: row.auto_complete_at.getTime() },
  });
  row.state = "completed";
  row.completed_at = new Date(at);
  figures.deal_count += 1;
  figures.deal_kept_count += endedAtQuotedPrice(row) ? 1 : 0;
  notifyCompleted(market, hire, outcome.by === "system", at);
}

function notifyCompleted(market: Market, hire: StoryHire, isAutomatic: boolean, at: number): void {
  const { row, request, quote } = hire;
  addNotification(market, {
    accountId: request.customer_id,
    kind: "hire_completed",
    values: { side: "customer", isAutomatic },
    path: `/review/${row.id}?request_id=${request.id}`,
    requestId: request.id,
    at,
  });
  addNotification(market, {
    accountId: quote.plan.pro.accountId,
    kind: "hire_completed",
    values: { side: "pro", isAutomatic },
    path: `/quote?id=${quote.row.id}`,
    requestId: request.id,
    at,
  });
}

function notifyCancelled(
  market: Market,
  { request, quote }: StoryHire,
  { by, reason, at }: { by: "customer" | "hired_pro"; reason: string; at: number },
): void {
  const fromCustomer = by === "customer";
  addNotification(market, {
    accountId: fromCustomer ? quote.plan.pro.accountId : request.customer_id,
    kind: "hire_cancelled",
    values: { by, reason },
    path: fromCustomer ? `/quote?id=${quote.row.id}` : `/requests/${request.id}`,
    requestId: request.id,
    at,
  });
}
