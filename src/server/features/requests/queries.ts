import type { Answers } from "#domain/request-form/question.ts";
import type { ContactTerms } from "#domain/request/call-window.ts";
import type { RequestActor, RequestState } from "#domain/request/lifecycle.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface RequestRow {
  id: string;
  customer_id: string;
  service_slug: string;
  form_version: number;
  answers: Answers;
  region_code: string | null;
  si_gun_gu_code: string | null;
  quote_limit: number;
  decision: string;
  contact: ContactTerms;
  photo_count: number;
  quote_count: number;
  state: RequestState;
  state_reason: string | null;
  ended_by: RequestActor | null;
  reopened_count: number;
  /** Since when it is marked as urgent, for good. */
  urgent_at: Date | null;
  /** Seats for quotes that were bought; `quote_limit` counts them too. */
  bought_quotes: number;
  published_at: Date;
  quotes_close_at: Date;
  closes_at: Date;
  ended_at: Date | null;
}

export async function findRequest(db: Db, requestId: string): Promise<RequestRow | undefined> {
  const [row] = await db<RequestRow[]>`SELECT * FROM requests WHERE id = ${requestId}`;
  return row;
}

/** Requests by id. */
export async function findRequests(
  db: Db,
  requestIds: readonly string[],
): Promise<Map<string, RequestRow>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db<RequestRow[]>`SELECT * FROM requests WHERE id IN ${db(requestIds)}`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The request, held for this transaction: whoever decides about it waits here. */
export async function lockRequest(tx: Tx, requestId: string): Promise<RequestRow | undefined> {
  const [row] = await tx<
    RequestRow[]
  >`SELECT * FROM requests WHERE id = ${requestId} FOR NO KEY UPDATE`;
  return row;
}

/**
 * One person opens one request at a time: whoever publishes or reopens waits here, because the check for a
 * duplicate and the write belong together.
 */
export async function lockOpening(tx: Tx, customerId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`publish:${customerId}`}, 0))`;
}

export async function hasOpenDuplicate(
  db: Db,
  request: { customer_id: string; service_slug: string; si_gun_gu_code: string | null },
): Promise<boolean> {
  const open = await findOpenRequestsOf(db, request.customer_id, request.service_slug);
  return open.some(({ si_gun_gu_code }) => si_gun_gu_code === request.si_gun_gu_code);
}

/** A person's requests for a service that another one for the same place would be a duplicate of, newest first. */
export function findOpenRequestsOf(
  db: Db,
  customerId: string,
  serviceSlug: string,
): Promise<Pick<RequestRow, "id" | "si_gun_gu_code">[]> {
  return db<Pick<RequestRow, "id" | "si_gun_gu_code">[]>`
    SELECT id, si_gun_gu_code FROM requests
    WHERE customer_id = ${customerId} AND service_slug = ${serviceSlug} AND state IN ('open', 'choosing')
    ORDER BY id DESC`;
}

export async function insertRequest(
  tx: Tx,
  request: Omit<
    RequestRow,
    | "quote_count"
    | "state"
    | "state_reason"
    | "ended_by"
    | "reopened_count"
    | "urgent_at"
    | "bought_quotes"
    | "ended_at"
  >,
): Promise<void> {
  await tx`
    INSERT INTO requests (id, customer_id, service_slug, form_version, answers, region_code, si_gun_gu_code,
                          quote_limit, decision, contact, photo_count, state, published_at, quotes_close_at,
                          closes_at, created_at)
    VALUES (${request.id}, ${request.customer_id}, ${request.service_slug}, ${request.form_version},
            ${tx.json(request.answers)}, ${request.region_code}, ${request.si_gun_gu_code}, ${request.quote_limit},
            ${request.decision}, ${tx.json(request.contact)}, ${request.photo_count}, 'open',
            ${request.published_at}, ${request.quotes_close_at}, ${request.closes_at}, ${request.published_at})`;
}

/** A customer's past: ended requests that got a quote, and those of them that led to a hire. */
export async function customerRequestFigures(
  db: Db,
  customerId: string,
): Promise<{ requests: number; requestsEnded: number; requestsHired: number }> {
  const [row] = await db<{ requests: number; ended: number; hired: number }[]>`
    SELECT count(*)::int AS requests,
           count(*) FILTER (WHERE quote_count > 0 AND state NOT IN ('open', 'choosing', 'draft'))::int AS ended,
           count(*) FILTER (WHERE quote_count > 0 AND state IN ('hired', 'completed'))::int AS hired
    FROM requests WHERE customer_id = ${customerId}`;
  return {
    requests: row?.requests ?? 0,
    requestsEnded: row?.ended ?? 0,
    requestsHired: row?.hired ?? 0,
  };
}

/** Whether a request of this customer's reached a pro: they may read each other's pages. */
export async function hasRequestReaching(
  db: Db,
  customerId: string,
  proId: string,
): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM requests r JOIN request_recipients c ON c.request_id = r.id
      WHERE r.customer_id = ${customerId} AND c.pro_id = ${proId}
    ) AS found`;
  return row?.found ?? false;
}

/** Whether a pro may see a request's photos: it reached them and was not blocked as false. */
export async function showsPhotosTo(db: Db, requestId: string, proId: string): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM requests r JOIN request_recipients c ON c.request_id = r.id
      WHERE r.id = ${requestId} AND c.pro_id = ${proId} AND r.state <> 'blocked'
    ) AS found`;
  return row?.found ?? false;
}

/** Requests whose time for quotes or for hiring has run, oldest first. */
export async function findDueRequests(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  return db<{ id: string }[]>`
    SELECT id FROM requests
    WHERE (state = 'open' AND quotes_close_at <= ${now}) OR (state IN ('open', 'choosing') AND closes_at <= ${now})
    ORDER BY quotes_close_at LIMIT ${limit}`;
}

/** The request when it is this person's own; anybody else's answers like a missing one. */
export function requestOfCustomer(row: RequestRow | undefined, accountId: string): RequestRow {
  return row?.customer_id === accountId ? row : refuse("not_found");
}

/** The newest of a customer's requests for a service, or of all. */
export async function findLastRequestOf(
  db: Db,
  customerId: string,
  serviceSlug: string | null,
): Promise<RequestRow | null> {
  const [row] = await db<RequestRow[]>`
    SELECT * FROM requests
    WHERE customer_id = ${customerId}
      AND (${serviceSlug}::text IS NULL OR service_slug = ${serviceSlug})
    ORDER BY id DESC LIMIT 1`;
  return row ?? null;
}

/** Ids of a person's requests that still wait for quotes or for a choice. */
export async function findLivingRequests(db: Db, customerId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT id FROM requests WHERE customer_id = ${customerId} AND state IN ('open', 'choosing')
    ORDER BY id`;
  return rows.map(({ id }) => id);
}
