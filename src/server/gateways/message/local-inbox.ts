import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/database/sql.ts";
import type { Ids } from "#server/platform/ids.ts";
import { unsafePartOf } from "./unsafe-message.ts";
import type { MessageChannel, MessagePort, OutgoingMessage, ReportPort } from "./message-port.ts";

export interface InboxItem {
  channel: MessageChannel;
  to: string;
  text: string;
  at: Date;
}

export interface InboxWriter {
  db: Db;
  ids: Ids;
  clock: Clock;
}

/**
 * The local counterpart of every channel: messages land in a table that all processes share. It
 * writes one row per send, so a message that was sent twice is seen twice.
 */
export function createLocalInbox(writer: InboxWriter): MessagePort & ReportPort {
  return {
    async send(message) {
      const unsafe = unsafePartOf(message);
      if (unsafe) return { outcome: "refused", reason: unsafe };
      try {
        const id = await recordInInbox(writer, message.channel, message.to, inboxText(message));
        return { outcome: "sent", providerId: id };
      } catch {
        return { outcome: "unknown", reason: "inbox_failing" };
      }
    },

    // What stands in the inbox has arrived there.
    report: ({ channel }) => Promise.resolve({ outcome: "delivered", channel }),
  };
}

/** Adds one message to the inbox and returns its id. */
export async function recordInInbox(
  { db, ids, clock }: InboxWriter,
  channel: MessageChannel,
  to: string,
  text: string,
): Promise<string> {
  const id = ids.next();
  await db`
    INSERT INTO dev_inbox (id, channel, recipient, body, at)
    VALUES (${id}, ${channel}, ${to}, ${text}, ${clock.now()})`;
  return id;
}

/** Newest first; `to` null means everybody's. */
export async function readInbox(db: Db, to: string | null, limit: number): Promise<InboxItem[]> {
  return db<InboxItem[]>`
    SELECT channel, recipient AS to, body AS text, at
    FROM dev_inbox
    WHERE ${to}::text IS NULL OR recipient = ${to}
    ORDER BY at DESC, id DESC
    LIMIT ${limit}`;
}

/** A letter as one text: its subject is the first line. */
export function inboxText(message: Pick<OutgoingMessage, "subject" | "text">): string {
  return message.subject ? `${message.subject}\n\n${message.text}` : message.text;
}
