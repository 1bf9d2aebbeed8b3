import type { Db, Tx } from "../../platform/database/sql.ts";

export interface MessageRow {
  id: string;
  quote_id: string;
  author_id: string;
  body: string;
  created_at: Date;
}

/** Messages of a quote, newest first, before the one with id `before`. */
export async function findMessages(
  db: Db,
  quoteId: string,
  page: { before: string | null; limit: number },
): Promise<MessageRow[]> {
  return db<MessageRow[]>`
    SELECT id, quote_id, author_id, body, created_at FROM messages
    WHERE quote_id = ${quoteId} AND (${page.before}::uuid IS NULL OR id < ${page.before})
    ORDER BY id DESC LIMIT ${page.limit}`;
}

export async function insertMessage(tx: Tx, message: MessageRow): Promise<void> {
  await tx`INSERT INTO messages ${tx(message)}`;
}

/** How many messages of the other side a person has not read, by quote; quotes without any are left out. */
export async function unreadMessageCounts(
  db: Db,
  quoteIds: readonly string[],
  accountId: string,
): Promise<Map<string, number>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db<{ quote_id: string; count: number }[]>`
    SELECT m.quote_id, count(*)::int AS count
    FROM messages m LEFT JOIN message_reads r ON r.quote_id = m.quote_id AND r.account_id = ${accountId}
    WHERE m.quote_id IN ${db(quoteIds)} AND m.author_id <> ${accountId}
      AND (r.read_to IS NULL OR m.id > r.read_to)
    GROUP BY m.quote_id`;
  return new Map(rows.map((row) => [row.quote_id, row.count]));
}

/** The last message that somebody other than this person has read, null for none. */
export async function readToByOthers(
  db: Db,
  quoteId: string,
  accountId: string,
): Promise<string | null> {
  const [row] = await db<{ read_to: string }[]>`
    SELECT read_to FROM message_reads
    WHERE quote_id = ${quoteId} AND account_id <> ${accountId} ORDER BY read_to DESC LIMIT 1`;
  return row?.read_to ?? null;
}

/** Marks a thread as read up to a message; never goes back. */
export async function markReadTo(
  tx: Tx,
  mark: { quoteId: string; accountId: string; messageId: string; now: Date },
): Promise<void> {
  await tx`
    INSERT INTO message_reads (quote_id, account_id, read_to, read_at)
    VALUES (${mark.quoteId}, ${mark.accountId}, ${mark.messageId}, ${mark.now})
    ON CONFLICT (quote_id, account_id)
    DO UPDATE SET read_to = excluded.read_to, read_at = excluded.read_at
    WHERE message_reads.read_to < excluded.read_to`;
}
