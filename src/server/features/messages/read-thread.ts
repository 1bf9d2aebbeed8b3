import type { Conversation } from "#contract/endpoints/messages.ts";
import type { Output } from "#contract/registry.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { WRITING_REFUSALS } from "#domain/message/writing.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import { chatPath, quotePath, readNotices } from "../notifications/mark-read.ts";
import { uploadsAttachedTo } from "../uploads/queries.ts";
import { markAllRead } from "./conversation-rows.ts";
import type { Thread } from "./load-thread.ts";
import { presentMessage } from "./present.ts";
import {
  findFirstUnread,
  findMessages,
  findReadMarks,
  lastSeq,
  type MessageWindow,
  type ReadMark,
} from "./queries.ts";
import { findWritingRefusal } from "./refuse-writing.ts";

interface Reading {
  thread: Thread;
  accountId: string;
  window: MessageWindow;
  now: Date;
  ids: Ids;
}

/** A page of a conversation for one of its sides. Whoever is shown the newest message has read it all. */
export async function readThread(tx: Tx, reading: Reading): Promise<Output<"quotes.messages">> {
  const { thread, accountId, window } = reading;
  const quoteId = thread.quote.id;
  const found = await findMessages(tx, quoteId, { ...window, limit: window.limit + 1 });
  const rows = found.slice(0, window.limit);
  const newest = await lastSeq(tx, quoteId);
  const marks = await findReadMarks(tx, quoteId);
  const own = marks.find(({ account_id }) => account_id === accountId);
  const othersReadTo = marks.find(({ account_id }) => account_id !== accountId)?.read_to ?? 0;
  const conversation = await presentConversation(tx, reading, { own, othersReadTo, newest });
  if (rows.some(({ seq }) => seq === newest)) await markRead(tx, reading, { own, newest });
  const files = await uploadsAttachedTo(
    tx,
    "message",
    rows.map(({ id }) => id),
  );
  const reader = { accountId, side: thread.side, names: thread.names, othersReadTo, files };
  const items = rows.map((row) => presentMessage(row, reader));
  const last = found.length > window.limit ? rows.at(-1) : undefined;
  return {
    items: window.after === null ? items : items.toReversed(),
    next: last ? String(last.seq) : null,
    conversation,
  };
}

async function presentConversation(
  tx: Tx,
  { thread, accountId, now }: Reading,
  facts: { own: ReadMark | undefined; othersReadTo: number; newest: number },
): Promise<Conversation> {
  const { own, othersReadTo, newest } = facts;
  const quoteId = thread.quote.id;
  const readTo = own?.read_to ?? 0;
  const refusal = findWritingRefusal(thread, now);
  return {
    quote_id: quoteId,
    request_id: thread.request.id,
    viewer: thread.side,
    other: thread.other,
    quote_state: thread.quote.state,
    last_seq: newest,
    read_to: { mine: readTo, other: othersReadTo },
    unread_count: own?.unread ?? 0,
    first_unread: own?.unread ? await findFirstUnread(tx, { quoteId, accountId, readTo }) : null,
    block_id: thread.block.id,
    writing_refusal: refusal && { code: refusal, message: WRITING_REFUSALS[refusal] },
  };
}

async function markRead(
  tx: Tx,
  { thread, accountId, now, ids }: Reading,
  { own, newest }: { own: ReadMark | undefined; newest: number },
): Promise<void> {
  if (own?.read_to === newest && own.unread === 0) return;
  const quoteId = thread.quote.id;
  const to = thread.otherAccountId;
  await lockEventNumbers(tx, [accountId, to]);
  // Whoever writes holds the same: what came since was not on this page, and its event loads another.
  if ((await lastSeq(tx, quoteId)) !== newest) return;
  await markAllRead(tx, { quoteId, accountId, lastSeq: newest, now });
  if (!own?.unread) return;
  await readNotices(
    tx,
    accountId,
    { paths: [quotePath(quoteId), chatPath(quoteId)] },
    { now, ids },
  );
  // The reader's other pages count the talks that wait: told with their notices, or where none was left to read.
  await publishEvent(tx, { accountId, kind: "notification", payload: {}, now });
  // The other side's open page shows that it was read.
  const payload = { quote_id: quoteId, request_id: thread.request.id };
  await publishEvent(tx, { accountId: to, kind: "message", payload, now });
}
