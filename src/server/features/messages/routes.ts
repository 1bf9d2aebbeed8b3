import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { quotePath, readNotices } from "../notifications/mark-read.ts";
import { loadThread } from "./load-thread.ts";
import { presentMessage } from "./present.ts";
import { findMessages, markReadTo, readToByOthers, unreadMessageCounts } from "./queries.ts";
import { sendMessage } from "./send-message.ts";

const MESSAGES_PER_MINUTE = 30;

/** The thread under a quote, for its two sides. Opening it is what marks it read. */
export function messageHandlers() {
  return {
    "quotes.messages": async ({ params, query, viewer, now, transaction }) => {
      const { accountId } = viewer;
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      return transaction(async (tx) => {
        const thread = await loadThread(tx, params.quoteId, viewer);
        const quoteId = thread.quote.id;
        const rows = await findMessages(tx, quoteId, { before, limit: limit + 1 });
        const newest = rows[0];
        if (before === null && newest) {
          const unread = await unreadMessageCounts(tx, [quoteId], accountId);
          await markReadTo(tx, { quoteId, accountId, messageId: newest.id, now });
          if (unread.has(quoteId)) {
            const payload = { quote_id: quoteId, request_id: thread.request.id };
            const to = thread.otherAccountId;
            await lockEventNumbers(tx, [accountId, to]);
            await readNotices(tx, accountId, { paths: [quotePath(quoteId)] }, now);
            // The other side's open page shows that it was read.
            await publishEvent(tx, { accountId: to, kind: "message", payload, now });
          }
        }
        const page = pageOf(rows, limit, (row) => row.id);
        const othersReadTo = await readToByOthers(tx, quoteId, accountId);
        const seen = { accountId, names: thread.names, othersReadTo };
        return { items: page.items.map((row) => presentMessage(row, seen)), next: page.next };
      });
    },

    "quotes.messages.create": async ({ params, body, viewer, now, ids, limit, transaction }) => {
      await limit("message", viewer.accountId, MESSAGES_PER_MINUTE, MINUTE_MS);
      return transaction(async (tx) => {
        const thread = await loadThread(tx, params.quoteId, viewer);
        const authorId = viewer.accountId;
        const row = await sendMessage(tx, { thread, authorId, body: body.body, now, ids });
        return presentMessage(row, {
          accountId: authorId,
          names: thread.names,
          othersReadTo: null,
        });
      });
    },
  } satisfies Partial<Handlers>;
}
