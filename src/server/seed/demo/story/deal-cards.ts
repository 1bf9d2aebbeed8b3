import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { changeKinds } from "#domain/change-order/change-order.ts";
import { ceilingOfHire, overCeiling } from "#domain/change-order/over-ceiling.ts";
import type { ChangeOrderEvent, HireSide } from "#domain/change-order/lifecycle.ts";
import type { MessageCard } from "#domain/message/cards.ts";
import { changeOf, type ChangeOrderRow } from "../../../features/hires/change-order-rows.ts";
import type { Market } from "../market.ts";
import type { StoryHire } from "./hire-rows.ts";
import type { StoryQuote } from "./quote-rows.ts";

/** A card and when it came (epoch ms); `by`: whose deed it was, null for nobody's. */
export interface DealCard {
  at: number;
  by: HireSide | null;
  card: MessageCard;
  subjectId: string | null;
}

const EVENT_OF: Record<Exclude<ChangeOrderRow["state"], "proposed">, ChangeOrderEvent> = {
  approved: "approve",
  rejected: "reject",
  withdrawn: "withdraw",
};

/** What happened to a quote, and to the hire that came of it, as its conversation shows it. */
export function dealCards(market: Market, quote: StoryQuote, hire: StoryHire | null): DealCard[] {
  const cards = hire ? [...quoteCards(quote), ...hireCards(market, hire)] : quoteCards(quote);
  return cards.filter(({ at }) => at <= market.now);
}

function quoteCards({ row }: StoryQuote): DealCard[] {
  const card = (at: Date | null, by: HireSide | null, shown: MessageCard): DealCard[] =>
    at === null ? [] : [{ at: at.getTime(), by, card: shown, subjectId: null }];
  const cards = [
    ...card(row.sent_at, "hired_pro", { kind: "quote_sent", total: row.total, unit: row.unit }),
    ...card(row.read_at, "customer", { kind: "quote_read" }),
  ];
  switch (row.state) {
    case "declined":
      return [...cards, ...card(row.ended_at, "customer", { kind: "quote_declined" })];
    case "withdrawn":
      return [...cards, ...card(row.ended_at, "hired_pro", { kind: "quote_withdrawn" })];
    case "expired":
      return [...cards, ...card(row.ended_at, null, { kind: "quote_expired" })];
    case "sent":
    case "read":
    case "hired":
      return cards;
  }
}

function hireCards(market: Market, { row, ending, quote }: StoryHire): DealCard[] {
  const ceiling = ceilingOfHire(row.quoted_price, quote.row);
  const card = (
    at: number,
    by: HireSide | null,
    shown: MessageCard,
    subjectId: string | null = null,
  ) => ({
    at,
    by,
    card: shown,
    subjectId,
  });
  const cards: DealCard[] = [
    card(ending.at, "customer", { kind: "hired", price: row.quoted_price }),
    card(ending.at, "customer", {
      kind: "appointment",
      day: seoulDay(ending.agreedAt),
      time: row.agreed_time,
    }),
  ];
  for (const order of market.rows.change_orders) {
    if (order.hire_id !== row.id) continue;
    const change = changeOf(order);
    const proposedAt = order.created_at.getTime();
    const before = order.terms_before ?? undefined;
    const over = overCeiling(change, ceiling);
    cards.push(
      card(
        proposedAt,
        order.proposed_by,
        { kind: "change_order_proposed", change, before, over },
        order.id,
      ),
    );
    if (order.state === "proposed" || order.decided_at === null) continue;
    const event = EVENT_OF[order.state];
    const other = order.proposed_by === "customer" ? "hired_pro" : "customer";
    const by = event === "withdraw" ? order.proposed_by : other;
    const decidedAt = order.decided_at.getTime();
    cards.push(
      card(decidedAt, by, { kind: "change_order_decided", change, before, event }, order.id),
    );
    if (event === "approve" && changeKinds(change).includes("date")) {
      const day = change.agreed_date ?? row.agreed_date;
      const time = change.agreed_time ?? row.agreed_time;
      cards.push(card(decidedAt, by, { kind: "appointment", day, time }, order.id));
    }
  }
  const { outcome } = ending;
  if (outcome?.kind === "completed" && row.completed_at) {
    const by = outcome.by === "system" ? null : outcome.by;
    cards.push(card(row.completed_at.getTime(), by, { kind: "completed", by: outcome.by }));
  }
  if (outcome?.kind === "cancelled") {
    const { by, reason } = outcome;
    cards.push(card(outcome.at, by, { kind: "cancelled", by, reason }));
  }
  return cards;
}
