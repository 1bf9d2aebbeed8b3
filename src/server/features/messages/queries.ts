import type { QuoteState } from "#domain/quote/lifecycle.ts";
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

export interface ThreadRow {
  quote_id: string;
  request_id: string;
  pro_id: string;
  quote_state: QuoteState;
  /** The newest message. */
  message_id: string;
  author_id: string;
  body: string;
  created_at: Date;
}

/**
 * The threads in which somebody has written, of a person's own requests and of the quotes of their profile; the
 * one with the newest message first, those whose newest message came before `before`.
 */
export async function findThreads(
  db: Db,
  person: { accountId: string; proId: string | null },
  page: { before: string | null; limit: number },
): Promise<ThreadRow[]> {
  return db<ThreadRow[]>`
    WITH mine AS (
      SELECT q.id, q.request_id, q.pro_id, q.state
      FROM requests r JOIN quotes q ON q.request_id = r.id WHERE r.customer_id = ${person.accountId}
      UNION ALL
      SELECT id, request_id, pro_id, state FROM quotes WHERE pro_id = ${person.proId}
    )
    SELECT mine.id AS quote_id, mine.request_id, mine.pro_id, mine.state AS quote_state,
           last.id AS message_id, last.author_id, last.body, last.created_at
    FROM mine CROSS JOIN LATERAL (
      SELECT id, author_id, body, created_at FROM messages
      WHERE quote_id = mine.id ORDER BY id DESC LIMIT 1
    ) last
    WHERE ${page.before}::uuid IS NULL OR last.id < ${page.before}
    ORDER BY last.id DESC LIMIT ${page.limit}`;
}
