import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { MESSAGE_LIMITS } from "#domain/message/message-limits.ts";
import { MESSAGE_EMPTY } from "#domain/message/message-rules.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { PAGE_SIZE } from "../../platform/keyset.ts";
import { publishPassing } from "../../platform/events/passing.ts";
import { refuse } from "../../platform/refusal.ts";
import { uploadsAttachedTo } from "../uploads/queries.ts";
import { loadThread } from "./load-thread.ts";
import { messagePlace } from "./message-place.ts";
import { presentFound, presentMessage } from "./present.ts";
import { refuseWriting } from "./refuse-writing.ts";
import { searchMessages } from "./search.ts";
import { findReadMarks, findSent } from "./queries.ts";
import { readThread } from "./read-thread.ts";
import { sendMessage } from "./send-message.ts";

/** The conversation of a quote, for its two sides. Opening it is what marks it read. */
export function messageHandlers() {
  return {
    "quotes.messages": async ({ params, query, viewer, now, ids, transaction }) => {
      const { accountId } = viewer;
      return transaction(async (tx) => {
        const thread = await loadThread(tx, params.quoteId, viewer);
        const before = await messagePlace(tx, thread.quote.id, query.before ?? query.cursor);
        const after = await messagePlace(tx, thread.quote.id, query.after);
        const window = { before, after, limit: query.limit ?? PAGE_SIZE };
        return readThread(tx, { thread, accountId, window, now, ids });
      });
    },

    "quotes.messages.search": async ({ sql, params, query, viewer }) => {
      const { quote } = await loadThread(sql, params.quoteId, viewer);
      const limit = query.limit ?? PAGE_SIZE;
      const before = await messagePlace(sql, quote.id, query.cursor);
      const found = await searchMessages(sql, quote.id, {
        words: query.q,
        before,
        limit: limit + 1,
      });
      const rows = found.slice(0, limit);
      return {
        items: rows.map((row) => presentFound(row, viewer.accountId)),
        next: found.length > limit ? String(rows.at(-1)?.seq) : null,
      };
    },

    "quotes.typing": async ({ sql, params, viewer, now, limit }) => {
      const { accountId } = viewer;
      const thread = await loadThread(sql, params.quoteId, viewer);
      refuseWriting(thread, now);
      await limit("typing", accountId, MESSAGE_LIMITS.typingPerMinute, MINUTE_MS);
      const payload = { quote_id: thread.quote.id };
      await publishPassing(sql, { accountId: thread.otherAccountId, kind: "typing", payload });
      return {};
    },

    "quotes.messages.create": async (call) => {
      const { sql, params, body, viewer, now, ids, limit, transaction } = call;
      const authorId = viewer.accountId;
      const clientId = body.client_id ?? null;
      const text = body.text ?? body.body ?? "";
      const uploadIds = body.upload_ids ?? [];
      if (text.trim() === "" && uploadIds.length === 0) {
        refuse("invalid", {
          fields: { [body.body === undefined ? "text" : "body"]: [MESSAGE_EMPTY] },
        });
      }
      // Sending again what has arrived is no further message.
      const isThere = clientId !== null && (await findSent(sql, authorId, clientId)) !== undefined;
      if (!isThere) await limit("message", authorId, MESSAGE_LIMITS.perMinute, MINUTE_MS);
      return transaction(async (tx) => {
        const thread = await loadThread(tx, params.quoteId, viewer);
        const row = await sendMessage(tx, {
          thread,
          authorId,
          clientId,
          text,
          uploadIds,
          insists: body.insist === true,
          now,
          ids,
        });
        const marks = await findReadMarks(tx, row.quote_id);
        const others = marks.find(({ account_id }) => account_id !== authorId);
        return presentMessage(row, {
          accountId: authorId,
          side: thread.side,
          names: thread.names,
          othersReadTo: others?.read_to ?? 0,
          files: await uploadsAttachedTo(tx, "message", [row.id]),
        });
      });
    },
  } satisfies Partial<Handlers>;
}
