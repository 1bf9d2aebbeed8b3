import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { claimUploads } from "../uploads/queries.ts";
import { appendMessage, countUnread, markAllRead } from "./conversation-rows.ts";
import type { Thread } from "./load-thread.ts";
import { findReadMarks, findSent, type MessageRow } from "./queries.ts";
import { hasEarlyContactDetails } from "./early-contact.ts";
import { refuseWriting } from "./refuse-writing.ts";

export interface Sending {
  thread: Thread;
  authorId: string;
  clientId: string | null;
  text: string;
  uploadIds: readonly string[];
  /** Whether its author was told that it says how to reach them, and sends it all the same. */
  insists: boolean;
  now: Date;
  ids: Ids;
}

/**
 * Writes into an open conversation, once for each client id: sent again it is the first message. The two sides take
 * turns, so that two first messages at once are one notification and the same message twice at once is one.
 */
export async function sendMessage(tx: Tx, sending: Sending): Promise<MessageRow> {
  const { thread, authorId, clientId, now, ids } = sending;
  const { quote, request, otherAccountId } = thread;
  await lockEventNumbers(tx, [authorId, otherAccountId]);
  const sent = clientId === null ? undefined : await findSent(tx, authorId, clientId);
  if (sent) return sent.quote_id === quote.id ? sent : refuse("conflict");
  refuseWriting(thread, now);
  const isMarked = await hasEarlyContactDetails(tx, sending);
  const marks = await findReadMarks(tx, quote.id);
  const others = marks.find(({ account_id }) => account_id === otherAccountId);
  const message = await appendMessage(
    tx,
    {
      id: ids.next(),
      quote_id: quote.id,
      author_id: authorId,
      body: sending.text.trim(),
      client_id: clientId,
      card: null,
      subject_id: null,
      card_values: null,
      has_contact_details: isMarked,
      created_at: now,
    },
    { lists: true },
  );
  const attachedTo = { kind: "message", id: message.id } as const;
  const claim = await claimUploads(tx, sending.uploadIds, authorId, "message_file", attachedTo);
  if (!claim.ok) refuse("upload_unusable");
  await countUnread(tx, quote.id, otherAccountId);
  await markAllRead(tx, { quoteId: quote.id, accountId: authorId, lastSeq: message.seq, now });
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
      isFirstUnread: (others?.unread ?? 0) === 0,
    },
    { now, ids },
  );
  return message;
}
