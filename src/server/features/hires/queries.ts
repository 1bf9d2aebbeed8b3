import type { HireCanceller } from "#domain/request/lifecycle.ts";
import type { AgreedTerms } from "#domain/change-order/change-order.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface HireRow {
  id: string;
  request_id: string;
  quote_id: string;
  customer_id: string;
  pro_id: string;
  service_slug: string;
  si_gun_gu_code: string | null;
  /** Won, agreed at hiring; changes since are in `agreed_price`. */
  quoted_price: number;
  agreed_price: number;
  agreed_date: Day;
  /** "HH:MM"; null while only the day is agreed on. */
  agreed_time: string | null;
  place: string;
  scope: string;
  state: HireState;
  cancelled_by: HireCanceller | null;
  cancel_reason: string | null;
  auto_complete_at: Date;
  /** When both sides are reminded; null: not, or done. */
  remind_at: Date | null;
  hired_at: Date;
  completed_at: Date | null;
  cancelled_at: Date | null;
}

/** What holds now between the two sides. */
export function termsOf({ agreed_price, agreed_date, agreed_time, scope }: HireRow): AgreedTerms {
  return { agreed_price, agreed_date, agreed_time, scope };
}

export async function findHire(db: Db, hireId: string): Promise<HireRow | undefined> {
  const [row] = await db<HireRow[]>`SELECT * FROM hires WHERE id = ${hireId}`;
  return row;
}

export async function findHireOfQuote(db: Db, quoteId: string): Promise<HireRow | undefined> {
  const [row] = await db<HireRow[]>`SELECT * FROM hires WHERE quote_id = ${quoteId}`;
  return row;
}

/** How the hires stand that quotes led to, by quote; quotes without one are left out. */
export async function hireStates(
  db: Db,
  quoteIds: readonly string[],
): Promise<Map<string, HireState>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db<{ quote_id: string; state: HireState }[]>`
    SELECT quote_id, state FROM hires WHERE quote_id IN ${db(quoteIds)}`;
  return new Map(rows.map(({ quote_id, state }) => [quote_id, state]));
}

/** What the quotes of a request led to, by quote; cancelled hires among it. */
export async function hiresOfRequest(db: Db, requestId: string): Promise<Map<string, HireRow>> {
  const rows = await db<HireRow[]>`SELECT * FROM hires WHERE request_id = ${requestId}`;
  return new Map(rows.map((row) => [row.quote_id, row]));
}

/** The hire that stands or was completed; a request has one at most. */
export async function findLivingHire(db: Db, requestId: string): Promise<HireRow | undefined> {
  const [row] = await db<HireRow[]>`
    SELECT * FROM hires WHERE request_id = ${requestId} AND state <> 'cancelled'`;
  return row;
}

/** The newest hire of a request, cancelled or not. */
export async function findLatestHire(db: Db, requestId: string): Promise<HireRow | undefined> {
  const [row] = await db<HireRow[]>`
    SELECT * FROM hires WHERE request_id = ${requestId} ORDER BY id DESC LIMIT 1`;
  return row;
}

/** Whether this pro was ever hired for the request, also when it was cancelled. */
export async function wasHired(db: Db, requestId: string, proId: string): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM hires WHERE request_id = ${requestId} AND pro_id = ${proId}) AS found`;
  return row?.found ?? false;
}

/** The hire of a locked request that stands, held for this transaction. */
export async function lockStandingHire(tx: Tx, requestId: string): Promise<HireRow | undefined> {
  const [row] = await tx<HireRow[]>`
    SELECT * FROM hires WHERE request_id = ${requestId} AND state = 'hired' FOR NO KEY UPDATE`;
  return row;
}

/** How often each of these pros was hired for a service, cancelled hires left out; by pro id. */
export async function countHiresForService(
  db: Db,
  serviceSlug: string,
  proIds: readonly string[],
): Promise<Map<string, number>> {
  if (proIds.length === 0) return new Map();
  const rows = await db<{ pro_id: string; count: number }[]>`
    SELECT pro_id, count(*)::int AS count FROM hires
    WHERE service_slug = ${serviceSlug} AND pro_id IN ${db(proIds)} AND state <> 'cancelled'
    GROUP BY pro_id`;
  return new Map(rows.map((row) => [row.pro_id, row.count]));
}

/** Requests whose hire counts as completed by now, the longest due first. */
export async function findDueHires(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db<{ request_id: string }[]>`
    SELECT h.request_id FROM hires h JOIN requests r ON r.id = h.request_id
    WHERE h.state = 'hired' AND h.auto_complete_at <= ${now} AND r.state = 'hired'
    ORDER BY h.auto_complete_at, h.id LIMIT ${limit}`;
  return rows.map((row) => row.request_id);
}

/** Requests whose hire is to be reminded of by now, the longest due first. */
export async function findHiresToRemind(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db<{ request_id: string }[]>`
    SELECT request_id FROM hires WHERE state = 'hired' AND remind_at <= ${now}
    ORDER BY remind_at, id LIMIT ${limit}`;
  return rows.map((row) => row.request_id);
}
