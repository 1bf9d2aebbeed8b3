import { formatAppointment } from "#domain/calendar/appointment-text.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { AgreedTerms, Change } from "#domain/change-order/change-order.ts";
import { describeChange, overCeilingText } from "#domain/change-order/describe-change.ts";
import type { ChangeOrderEvent } from "#domain/change-order/lifecycle.ts";
import type { DealSide } from "#domain/quote/deal-side.ts";
import type { QuoteUnit } from "#domain/quote/quote.ts";
import { quotedPrice } from "#domain/quote/quoted-price.ts";
import { formatWon } from "#domain/won/format-won.ts";

/**
 * What happened in a deal, as both sides see it among their messages. Money is won. Of a quote it carries the price
 * and no line: a conversation is opened with the quote, a list of them is not.
 */
export type MessageCard =
  // Cards of earlier days do not say what the sum is for.
  | { kind: "quote_sent"; total: number; unit?: QuoteUnit }
  | { kind: "quote_read" }
  | { kind: "quote_files_added"; count: number }
  | { kind: "quote_declined" }
  | { kind: "quote_withdrawn" }
  | { kind: "quote_expired" }
  | { kind: "hired"; price: number }
  // Cards of earlier days say no time, no terms before, and nothing of the ceiling.
  | { kind: "appointment"; day: Day; time?: string | null }
  | { kind: "change_order_proposed"; change: Change; before?: AgreedTerms; over?: number }
  | {
      kind: "change_order_decided";
      change: Change;
      before?: AgreedTerms | null;
      event: ChangeOrderEvent;
    }
  | { kind: "completed"; by: "customer" | "hired_pro" | "system" }
  | { kind: "cancelled"; by: "customer" | "hired_pro" | "staff"; reason: string };

export type CardKind = MessageCard["kind"];
type CardOf<K extends CardKind> = Extract<MessageCard, { kind: K }>;

/** One of the two sides as it reads a card; null is somebody outside, as staff are. */
export type CardReader = {
  side: DealSide;
  /** What the card tells of was done by them. */
  didIt: boolean;
} | null;

/** Who did it, before what they did; nothing for whoever did it themselves, as the language leaves it out. */
const SIDES = { customer: "고객이 ", pro: "고수가 " } as const;
const by = (side: DealSide, reader: CardReader) => (side === reader?.side ? "" : SIDES[side]);
/** Of what either side may do. */
const byDoer = (reader: CardReader) => {
  if (reader === null || reader.didIt) return "";
  return reader.side === "customer" ? SIDES.pro : SIDES.customer;
};
/** Cards keep the words of the request's lifecycle. */
const sideOf = (actor: "customer" | "hired_pro") => (actor === "customer" ? "customer" : "pro");
const DECISIONS: Record<ChangeOrderEvent, string> = {
  approve: "제안을 수락했어요.",
  reject: "제안을 거절했어요. 처음 약속이 그대로예요.",
  withdraw: "제안을 취소했어요. 처음 약속이 그대로예요.",
};

const SENTENCES: { [K in CardKind]: (card: CardOf<K>, reader: CardReader) => string } = {
  quote_sent: ({ total, unit = "job" }, reader) =>
    `${by("pro", reader)}견적을 보냈어요. ${unit === "job" ? "총 " : ""}${quotedPrice({ unit, total })}이에요.`,
  quote_read: (_, reader) => `${by("customer", reader)}견적을 확인했어요.`,
  quote_files_added: ({ count }, reader) =>
    `${by("pro", reader)}견적에 파일 ${count}개를 추가했어요.`,
  quote_declined: (_, reader) => `${by("customer", reader)}견적을 거절했어요.`,
  quote_withdrawn: (_, reader) => `${by("pro", reader)}견적을 취소했어요.`,
  quote_expired: () => "견적의 유효 기간이 지났어요.",
  hired: ({ price }, reader) =>
    `${by("customer", reader)}${by("pro", reader) && "고수를 "}고용했어요. 확정 금액은 ${formatWon(price)}이에요.`,
  appointment: ({ day, time = null }) =>
    time === null
      ? `약속한 날은 ${formatAppointment(day, time)}이에요.`
      : `약속한 때는 ${formatAppointment(day, time)}이에요.`,
  change_order_proposed: ({ change, before, over = 0 }, reader) =>
    `${byDoer(reader)}${describeChange(change, before)} 바꾸자고 제안했어요.${over > 0 ? ` ${overCeilingText(over)}` : ""}`,
  change_order_decided: ({ change, before, event }, reader) =>
    `${byDoer(reader)}${describeChange(change, before)} 바꾸자는 ${DECISIONS[event]}`,
  completed: ({ by: actor }, reader) =>
    actor === "system"
      ? "약속한 날이 지나 거래가 완료됐어요."
      : `${by(sideOf(actor), reader)}거래를 완료로 표시했어요.`,
  cancelled: ({ by: actor, reason }, reader) =>
    actor === "staff"
      ? "사실과 다른 요청으로 확인돼 거래가 취소됐어요."
      : `${by(sideOf(actor), reader)}거래를 취소했어요. 이유: ${reason}`,
};

export const CARD_KINDS = Object.keys(SENTENCES) as [CardKind, ...CardKind[]];

/** A list of talks shows what happens to a hire; a quote alone is no talk, and what it says later is in it. */
export function isListedCard(kind: CardKind): boolean {
  return !kind.startsWith("quote_");
}

/** The sentence on a card. */
export function cardText<K extends CardKind>(
  card: CardOf<K> & { kind: K },
  reader: CardReader,
): string {
  return SENTENCES[card.kind](card, reader);
}
