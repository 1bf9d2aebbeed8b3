import type { CardKind, MessageCard } from "#domain/message/cards.ts";
import type { QuoteState } from "#domain/quote/lifecycle.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import { containing } from "./containing.ts";
import type { Db } from "../../platform/database/sql.ts";

export interface MessageRow {
  id: string;
  quote_id: string;
  /** Its place in the conversation, from 1 without gaps. */
  seq: number;
  /** Of a card, who did it: null for nobody. */
  author_id: string | null;
  /** Empty on a card. */
  body: string;
  /** As the author's page made it; null where it made none. */
  client_id: string | null;
  /** Null for what somebody wrote, like the two after it. */
  card: CardKind | null;
  subject_id: string | null;
  card_values: MessageCard | null;
  has_contact_details: boolean;
  created_at: Date;
}

/** Which messages of a conversation: at most so many on one side of a place, or the newest. */
export interface MessageWindow {
  before: number | null;
  after: number | null;
  limit: number;
}

/**
 * From that place on: newest first, those after a place oldest first. Numbers have no gaps, so a page is a range of
 * them: however the database plans it, a long conversation costs no more than a short one.
 */
export async function findMessages(
  db: Db,
  quoteId: string,
  { before, after, limit }: MessageWindow,
): Promise<MessageRow[]> {
  if (after !== null) {
    return db<MessageRow[]>`
      SELECT ${messageColumns(db)} FROM messages
      WHERE quote_id = ${quoteId} AND seq > ${after} AND seq <= ${after + limit} ORDER BY seq`;
  }
  const end = before ?? (await lastSeq(db, quoteId)) + 1;
  return db<MessageRow[]>`
    SELECT ${messageColumns(db)} FROM messages
    WHERE quote_id = ${quoteId} AND seq < ${end} AND seq >= ${end - limit} ORDER BY seq DESC`;
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const [row] = await db<MessageRow[]>`SELECT ${messageColumns(db)} FROM messages WHERE id = ${id}`;
  return row;
}

/** What an author's page sent before under this id, if anything. */
export async function findSent(
  db: Db,
  authorId: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  const [row] = await db<MessageRow[]>`
    SELECT ${messageColumns(db)} FROM messages WHERE author_id = ${authorId} AND client_id = ${clientId}`;
  return row;
}

/** The number of the newest message, 0 for none. */
export async function lastSeq(db: Db, quoteId: string): Promise<number> {
  const [row] = await db<{ last_seq: number }[]>`
    SELECT last_seq FROM conversations WHERE quote_id = ${quoteId}`;
  return row?.last_seq ?? 0;
}

export interface ReadMark {
  account_id: string;
  /** The number of the last message read, 0 for none. */
  read_to: number;
  /** How many of the other side's messages came after it. */
  unread: number;
}

/** How many talks have messages which a person has not read. The talk of a quote that waits begins when it is opened. */
export async function countUnreadTalks(db: Db, accountId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM message_reads JOIN quotes q ON q.id = quote_id
    WHERE account_id = ${accountId} AND unread > 0 AND q.state <> 'sent'`;
  return row?.count ?? 0;
}

/** How far each side has read; a side that has neither read nor been written to is left out. */
export async function findReadMarks(db: Db, quoteId: string): Promise<ReadMark[]> {
  return db<ReadMark[]>`
    SELECT account_id, read_to, unread FROM message_reads WHERE quote_id = ${quoteId}`;
}

/** The other side's first message after a place. */
export async function findFirstUnread(
  db: Db,
  facts: { quoteId: string; accountId: string; readTo: number },
): Promise<{ id: string; seq: number } | null> {
  const [row] = await db<{ id: string; seq: number }[]>`
    SELECT id, seq FROM messages
    WHERE quote_id = ${facts.quoteId} AND seq > ${facts.readTo} AND card IS NULL
      AND author_id <> ${facts.accountId}
    ORDER BY seq LIMIT 1`;
  return row ?? null;
}

/** How many messages of the other side a person has not read, by quote; quotes without any are left out. */
export async function unreadMessageCounts(
  db: Db,
  quoteIds: readonly string[],
  accountId: string,
): Promise<Map<string, number>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db<{ quote_id: string; unread: number }[]>`
    SELECT quote_id, unread FROM message_reads
    WHERE quote_id IN ${db(quoteIds)} AND account_id = ${accountId} AND unread > 0`;
  return new Map(rows.map((row) => [row.quote_id, row.unread]));
}

export interface ThreadRow {
  quote_id: string;
  request_id: string;
  pro_id: string;
  quote_state: QuoteState;
  /** When its customer read the quote. */
  read_at: Date | null;
  /** Null while the quote has led to no hire. */
  hire_state: HireState | null;
  /** The newest message that a list shows. */
  message_id: string;
  author_id: string | null;
  body: string;
  card_values: MessageCard | null;
  created_at: Date;
  /** The newest message with the words that were searched for. */
  found_id: string | null;
  found_seq: number | null;
  found_body: string | null;
}

/**
 * The conversations of a person's own requests and of the quotes of their profile in which somebody has written or that
 * led to a hire; the one with the newest message first, those whose newest message came before `before`. With `words`
 * those that have them in a message or a name; what an unread quote's pro wrote is not searched for its customer.
 */
export async function findThreads(
  db: Db,
  person: { accountId: string; proId: string | null },
  page: { words: string; before: string | null; limit: number },
): Promise<ThreadRow[]> {
  const { words } = page;
  const pattern = containing(words);
  return db<ThreadRow[]>`
    WITH mine AS (
      SELECT q.id, q.request_id, q.pro_id, q.state, q.read_at, q.read_at IS NOT NULL AS is_open
      FROM requests r JOIN quotes q ON q.request_id = r.id WHERE r.customer_id = ${person.accountId}
      UNION ALL
      SELECT id, request_id, pro_id, state, read_at, true FROM quotes WHERE pro_id = ${person.proId}
    )
    SELECT mine.id AS quote_id, mine.request_id, mine.pro_id, mine.state AS quote_state, mine.read_at,
           (SELECT h.state FROM hires h WHERE h.quote_id = mine.id) AS hire_state,
           last.id AS message_id, last.author_id, last.body, last.card_values, last.created_at,
           found.id AS found_id, found.seq AS found_seq, found.body AS found_body
    FROM mine JOIN conversations c ON c.quote_id = mine.id
    JOIN messages last ON last.quote_id = mine.id AND last.seq = c.listed_seq
    LEFT JOIN LATERAL (
      SELECT id, seq, body FROM messages
      WHERE ${words} <> '' AND mine.is_open AND quote_id = mine.id AND card IS NULL AND body ILIKE ${pattern}
      ORDER BY seq DESC LIMIT 1
    ) found ON true
    WHERE (${page.before}::uuid IS NULL OR last.id < ${page.before})
      AND (${words} = '' OR found.id IS NOT NULL OR ${namesContain(db, pattern, person)})
    ORDER BY last.id DESC LIMIT ${page.limit}`;
}

/** The pro for the customer, whose own name pros may not know; the service for both. */
function namesContain(db: Db, pattern: string, { proId }: { proId: string | null }) {
  return db`
    EXISTS (SELECT 1 FROM requests r JOIN services s ON s.slug = r.service_slug
            WHERE r.id = mine.request_id AND s.name ILIKE ${pattern})
    OR EXISTS (SELECT 1 FROM pro_profiles p
               WHERE p.id = mine.pro_id AND p.id IS DISTINCT FROM ${proId} AND p.display_name ILIKE ${pattern})`;
}

export function messageColumns(db: Db) {
  return db`id, quote_id, seq, author_id, body, client_id, card, subject_id, card_values,
    has_contact_details, created_at`;
}
