import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { DealSide } from "#domain/quote/deal-side.ts";
import { chatPath } from "../../../features/notifications/mark-read.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import { addNotification } from "./add-notification.ts";
import type { TalkPlan } from "./plan.ts";
import type { StoryQuote } from "./quote-rows.ts";

/** What somebody wrote, and when (epoch ms). */
export interface TalkLine {
  by: DealSide;
  text: string;
  at: number;
}

/** When each line of a talk was written; the other side is notified of it. */
export function talkLines(
  market: Market,
  { plan, row }: StoryQuote,
  customerId: string,
  talk: TalkPlan,
  dice: Dice,
): TalkLine[] {
  const accounts = { customer: customerId, pro: plan.pro.accountId };
  let at = talk.from;
  return talk.lines.map(([by, text, own]) => {
    at = own ?? at;
    const line = { by, text, at };
    // Each line finds the ones before it read, so the other side is notified of every one.
    addNotification(market, {
      accountId: accounts[by === "customer" ? "pro" : "customer"],
      kind: "message_received",
      values: { proName: by === "customer" ? null : plan.pro.name },
      path: chatPath(row.id),
      requestId: row.request_id,
      at,
    });
    at += dice.whole(3, 40) * MINUTE_MS;
    return line;
  });
}
