import { DEAL_SIDES } from "#domain/quote/deal-side.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { chatPath } from "../../../features/notifications/mark-read.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { TalkPlan } from "./plan.ts";
import type { StoryQuote } from "./quote-rows.ts";
import { addNotification } from "./add-notification.ts";

/** Writes the thread of a quote and how far each side has read it. */
export function talkRows(
  market: Market,
  { plan, row }: StoryQuote,
  customerId: string,
  talk: TalkPlan,
  dice: Dice,
): void {
  const accounts = { customer: customerId, pro: plan.pro.accountId };
  // How far each side has read, by number.
  const read = { customer: 0, pro: 0 };
  let at = talk.from;
  for (const [index, [by, body]] of talk.lines.entries()) {
    const id = market.ids.at(at);
    market.rows.messages.push({
      id,
      quote_id: row.id,
      seq: index + 1,
      author_id: accounts[by],
      body,
      client_id: null,
      card: null,
      subject_id: null,
      card_values: null,
      has_contact_details: false,
      created_at: new Date(at),
    });
    // Each line finds the ones before it read, so the other side is notified of every one.
    addNotification(market, {
      accountId: accounts[by === "customer" ? "pro" : "customer"],
      kind: "message_received",
      values: { proName: by === "customer" ? null : plan.pro.name },
      path: chatPath(row.id),
      requestId: row.request_id,
      at,
    });
    read[by] = index + 1;
    const isLast = index === talk.lines.length - 1;
    const other = by === "customer" ? "pro" : "customer";
    if (!isLast || talk.unreadBy !== other) read[other] = index + 1;
    at += dice.whole(3, 40) * MINUTE_MS;
  }
  const last = talk.lines.length;
  market.rows.conversations.push({ quote_id: row.id, last_seq: last, listed_seq: last });
  for (const side of DEAL_SIDES) {
    market.rows.message_reads.push({
      quote_id: row.id,
      account_id: accounts[side],
      read_to: read[side],
      unread: talk.unreadBy === side ? last - read[side] : 0,
      read_at: read[side] === 0 ? null : new Date(Math.min(at, market.now)),
    });
  }
}
