import type { ISql } from "postgres";
import { unsafePartOf } from "./unsafe-message.ts";
import type { MessageChannel, MessagePort, OutgoingMessage } from "./message-port.ts";

export interface InboxItem {
  channel: MessageChannel;
  to: string;
  text: string;
  /** Epoch ms, product time. */
  at: number;
}

export interface InboxWriter {
  sql: ISql;
  newId: () => string;
  /** Epoch ms, product time. */
  now: () => number;
}

/**
 * The local counterpart of every channel: messages land in a table that all processes share. It
 * writes one row per send, so a message that was sent twice is seen twice.
 */
export function createLocalInbox(writer: InboxWriter): MessagePort {
  return {
    async send(message) {
      const unsafe = unsafePartOf(message);
      if (unsafe) return { outcome: "refused", reason: unsafe };
      const id = await recordInInbox(writer, message.channel, message.to, inboxText(message));
      return { outcome: "sent", providerId: id };
    },
  };
}

/** Adds one message to the inbox and returns its id. */
export async function recordInInbox(
  { sql, newId, now }: InboxWriter,
  channel: MessageChannel,
  to: string,
  text: string,
): Promise<string> {
  const id = newId();
  await sql`
    INSERT INTO dev_inbox (id, channel, recipient, body, at)
    VALUES (${id}, ${channel}, ${to}, ${text}, ${new Date(now())})`;
  return id;
}

/** Newest first; `to` null means everybody's. */
export async function readInbox(sql: ISql, to: string | null, limit: number): Promise<InboxItem[]> {
  return await sql<InboxItem[]>`
    SELECT channel, recipient AS to, body AS text, (extract(epoch FROM at) * 1000)::float8 AS at
    FROM dev_inbox
    WHERE ${to}::text IS NULL OR recipient = ${to}
    ORDER BY dev_inbox.at DESC, id DESC
    LIMIT ${limit}`;
}

/** A letter as one text: its subject is the first line. */
export function inboxText(message: Pick<OutgoingMessage, "subject" | "text">): string {
  return message.subject ? `${message.subject}\n\n${message.text}` : message.text;
}
