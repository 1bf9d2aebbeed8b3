import type { Day } from "#domain/calendar/day.ts";
import { reviewAskedSince, WAITING_PER_KIND } from "#domain/waiting/waiting.ts";
import type { Db } from "../../platform/database/sql.ts";

interface Named {
  service: string;
  pro: string;
}

/** Changes that a pro proposed and that nobody has answered, the oldest first: one row a quote. */
export async function findChangesToAnswer(
  db: Db,
  customerId: string,
): Promise<(Named & { quote_id: string })[]> {
  return db<(Named & { quote_id: string })[]>`
    SELECT h.quote_id, s.name AS service, p.display_name AS pro
    FROM requests r JOIN hires h ON h.request_id = r.id AND h.state = 'hired'
    JOIN services s ON s.slug = h.service_slug JOIN pro_profiles p ON p.id = h.pro_id
    JOIN LATERAL (
      SELECT min(id::text) AS first FROM change_orders
      WHERE hire_id = h.id AND state = 'proposed' AND proposed_by = 'hired_pro'
    ) change ON change.first IS NOT NULL
    WHERE r.customer_id = ${customerId} AND r.state = 'hired'
    ORDER BY change.first LIMIT ${WAITING_PER_KIND}`;
}

interface ConsultationRow {
  consultation_id: string;
  pro: string;
  starts_at: Date;
  ends_at: Date;
}

/** Agreed consultations that are not over, the next first. */
export async function findComingConsultations(
  db: Db,
  customerId: string,
  now: Date,
): Promise<ConsultationRow[]> {
  return db<ConsultationRow[]>`
    SELECT c.id AS consultation_id, p.display_name AS pro, c.starts_at, c.ends_at
    FROM consultations c JOIN pro_profiles p ON p.id = c.pro_id
    WHERE c.customer_id = ${customerId} AND c.state = 'confirmed' AND c.ends_at > ${now}
    ORDER BY c.starts_at LIMIT ${WAITING_PER_KIND}`;
}

type StandingHireRow = Named & { request_id: string; agreed_date: Day };

/** Hires that stand, by their agreed day. */
export async function findStandingHires(db: Db, customerId: string): Promise<StandingHireRow[]> {
  return db<StandingHireRow[]>`
    SELECT r.id AS request_id, s.name AS service, p.display_name AS pro, h.agreed_date
    FROM requests r JOIN hires h ON h.request_id = r.id AND h.state = 'hired'
    JOIN services s ON s.slug = h.service_slug JOIN pro_profiles p ON p.id = h.pro_id
    WHERE r.customer_id = ${customerId} AND r.state = 'hired'
    ORDER BY h.agreed_date, h.id LIMIT ${2 * WAITING_PER_KIND}`;
}

interface UnreadQuotesRow {
  request_id: string;
  service: string;
  count: number;
}

/** Requests with quotes that were not opened, the one with the newest first. */
export async function sumUnreadQuotes(db: Db, customerId: string): Promise<UnreadQuotesRow[]> {
  return db<UnreadQuotesRow[]>`
    SELECT r.id AS request_id, s.name AS service, count(*)::int AS count
    FROM requests r JOIN quotes q ON q.request_id = r.id AND q.state = 'sent'
    JOIN services s ON s.slug = r.service_slug
    WHERE r.customer_id = ${customerId} AND r.state IN ('open', 'choosing')
    GROUP BY r.id, s.name ORDER BY max(q.sent_at) DESC LIMIT ${WAITING_PER_KIND}`;
}

type UnreadTalkRow = Named & { quote_id: string; count: number };

/** Talks with messages that were not read, the newest first. An unread quote's talk begins when it is opened. */
export async function findUnreadTalks(db: Db, customerId: string): Promise<UnreadTalkRow[]> {
  return db<UnreadTalkRow[]>`
    SELECT q.id AS quote_id, s.name AS service, p.display_name AS pro, m.unread AS count
    FROM requests r JOIN quotes q ON q.request_id = r.id AND q.state <> 'sent'
    JOIN message_reads m ON m.quote_id = q.id AND m.account_id = r.customer_id AND m.unread > 0
    JOIN conversations c ON c.quote_id = q.id
    JOIN messages last ON last.quote_id = q.id AND last.seq = c.listed_seq
    JOIN services s ON s.slug = r.service_slug JOIN pro_profiles p ON p.id = q.pro_id
    WHERE r.customer_id = ${customerId}
    ORDER BY last.id DESC LIMIT ${WAITING_PER_KIND}`;
}

/** Completed hires without a review for as long as one is asked for, the newest first. */
export async function findUnreviewedHires(
  db: Db,
  customerId: string,
  now: Date,
): Promise<(Named & { hire_id: string })[]> {
  const since = new Date(reviewAskedSince(now.getTime()));
  return db<(Named & { hire_id: string })[]>`
    SELECT h.id AS hire_id, s.name AS service, p.display_name AS pro
    FROM requests r JOIN hires h ON h.request_id = r.id AND h.state = 'completed'
    JOIN services s ON s.slug = h.service_slug JOIN pro_profiles p ON p.id = h.pro_id
    WHERE r.customer_id = ${customerId} AND h.completed_at > ${since}
      AND NOT EXISTS (SELECT 1 FROM reviews WHERE hire_id = h.id)
    ORDER BY h.completed_at DESC, h.id DESC LIMIT ${WAITING_PER_KIND}`;
}

export async function hasOverdueMembership(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM memberships WHERE account_id = ${accountId} AND state = 'overdue'
    ) AS found`;
  return row?.found ?? false;
}
