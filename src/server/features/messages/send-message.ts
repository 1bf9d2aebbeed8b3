import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { isThreadOpen } from "#domain/quote/is-living.ts";
import { mayWorkOn } from "#domain/pro/work-left.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findHireOfQuote } from "../hires/queries.ts";
import type { Thread } from "./load-thread.ts";
import { insertMessage, markReadTo, unreadMessageCounts, type MessageRow } from "./queries.ts";

/** Writes into an open thread. */
export async function sendMessage(
  tx: Tx,
  facts: { thread: Thread; authorId: string; body: string; now: Date; ids: Ids },
): Promise<MessageRow> {
  const { thread, authorId, now, ids } = facts;
  const { quote, request, pro, otherAccountId } = thread;
  if (!isThreadOpen(quote, request.state, seoulDay(now.getTime()))) refuse("state_forbids");
  // A suspended pro writes where their work still runs.
  if (pro && !mayWorkOn(pro, (await findHireOfQuote(tx, quote.id)) ?? null)) {
    refuse("state_forbids");
  }
  // The two sides take turns: two first messages at once are one notification.
  await lockEventNumbers(tx, [authorId, otherAccountId]);
  const unread = await unreadMessageCounts(tx, [quote.id], otherAccountId);
  const message: MessageRow = {
    id: ids.next(),
    quote_id: quote.id,
    author_id: authorId,
    body: facts.body.trim(),
    created_at: now,
  };
  await insertMessage(tx, message);
  await markReadTo(tx, { quoteId: quote.id, accountId: authorId, messageId: message.id, now });
  await happened(
    tx,
    {
      kind: "message.sent",
      messageId: message.id,
      quoteId: quote.id,
      requestId: request.id,
      authorId,
      otherAccountId,
      proName: thread.side === "customer" ? null : (thread.names.get(authorId) ?? ""),
      isFirstUnread: !unread.has(quote.id),
    },
    { now, ids },
  );
  return message;
}
