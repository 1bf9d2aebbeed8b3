import type { Day } from "#domain/calendar/day.ts";
import type { MessageCard } from "#domain/message/cards.ts";
import type { QuoteUnit } from "#domain/quote/quote.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import { mayBeAnswered } from "../../features/consultations/queries.ts";
import type { Db } from "../../platform/database/sql.ts";

// Whole, not a page: what waits for one person is little, and its number is shown.

interface ChangeOrderWaiting {
  id: string;
  quote_id: string;
  request_id: string;
  reason: string;
  created_at: Date;
}

/** Customers' proposals that the pro has not answered, the longest waiting first. */
export async function findChangeOrdersToAnswer(
  db: Db,
  proId: string,
): Promise<ChangeOrderWaiting[]> {
  return db<ChangeOrderWaiting[]>`
    SELECT c.id, h.quote_id, h.request_id, c.reason, c.created_at
    FROM hires h JOIN change_orders c ON c.hire_id = h.id
    WHERE h.pro_id = ${proId} AND h.state = 'hired' AND c.state = 'proposed'
      AND c.proposed_by = 'customer'
    ORDER BY c.created_at, c.id`;
}

interface ConsultationWaiting {
  id: string;
  customer_id: string;
  starts_at: Date;
  answer_by: Date;
}

/** Slots that customers asked for and that may still be confirmed, the next to run out first. */
export async function findConsultationsToAnswer(
  db: Db,
  proId: string,
  now: Date,
): Promise<ConsultationWaiting[]> {
  return db<ConsultationWaiting[]>`
    SELECT id, customer_id, starts_at, answer_by FROM consultations
    WHERE pro_id = ${proId} AND ${mayBeAnswered(db, now)} ORDER BY answer_by, id`;
}

interface TalkWaiting {
  quote_id: string;
  request_id: string;
  hire_state: HireState | null;
  unread: number;
  author_id: string | null;
  body: string;
  card_values: MessageCard | null;
  created_at: Date;
}

/** Talks about a pro's quotes with messages that they have not read, the latest first. */
export async function findUnreadTalks(
  db: Db,
  pro: { id: string; accountId: string },
  { ofRunningWork }: { ofRunningWork: boolean },
): Promise<TalkWaiting[]> {
  const running = db`
    AND EXISTS (SELECT 1 FROM hires h WHERE h.quote_id = q.id AND h.state = 'hired')`;
  return db<TalkWaiting[]>`
    SELECT q.id AS quote_id, q.request_id,
           (SELECT h.state FROM hires h WHERE h.quote_id = q.id) AS hire_state, mark.unread,
           last.author_id, last.body, last.card_values, last.created_at
    FROM message_reads mark
    JOIN quotes q ON q.id = mark.quote_id AND q.pro_id = ${pro.id}
    JOIN conversations c ON c.quote_id = q.id
    JOIN messages last ON last.quote_id = q.id AND last.seq = c.listed_seq
    WHERE mark.account_id = ${pro.accountId} AND mark.unread > 0 ${ofRunningWork ? running : db``}
    ORDER BY last.id DESC`;
}

interface QuoteWaiting {
  id: string;
  request_id: string;
  unit: QuoteUnit;
  total: number;
  read_at: Date;
}

/**
 * Quotes that a customer read and may still hire by, while neither side has said anything since: the latest read first.
 */
export async function findReadQuotes(db: Db, proId: string, today: Day): Promise<QuoteWaiting[]> {
  return db<QuoteWaiting[]>`
    SELECT q.id, q.request_id, q.unit, q.total, q.read_at
    FROM quotes q JOIN requests r ON r.id = q.request_id
    WHERE q.pro_id = ${proId} AND q.state = 'read' AND q.valid_until >= ${today}
      AND r.state IN ('open', 'choosing')
      AND NOT EXISTS (SELECT 1 FROM messages m
                      WHERE m.quote_id = q.id AND m.card IS NULL AND m.created_at > q.read_at)
    ORDER BY q.read_at DESC, q.id DESC`;
}

interface ReviewWaiting {
  id: string;
  service_slug: string;
  rating: number;
  body: string;
  created_at: Date;
}

/** Reviews since then below which the pro never wrote, the newest first. */
export async function findReviewsToAnswer(
  db: Db,
  proId: string,
  since: Date,
): Promise<ReviewWaiting[]> {
  return db<ReviewWaiting[]>`
    SELECT v.id, v.service_slug, v.rating, v.body, v.created_at FROM reviews v
    WHERE v.pro_id = ${proId} AND v.state = 'shown' AND v.created_at >= ${since}
      AND NOT EXISTS (SELECT 1 FROM review_comments c
                      WHERE c.review_id = v.id AND c.author_role = 'pro')
    ORDER BY v.id DESC`;
}
