import type { Day } from "#domain/calendar/day.ts";
import type { PriceFormula } from "#domain/credits/quote-cost.ts";
import type { QuoteState } from "#domain/quote/lifecycle.ts";
import type { QuoteItem, QuoteUnit } from "#domain/quote/quote.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import { UNREAD_HOLD_MS } from "#domain/request/deadlines.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface QuoteRow {
  id: string;
  request_id: string;
  pro_id: string;
  unit: QuoteUnit;
  items: QuoteItem[];
  total: number;
  extra_ceiling: number;
  valid_until: Day;
  message: string;
  state: QuoteState;
  state_reason: string | null;
  credit_cost: number;
  cost_formula: PriceFormula;
  sent_at: Date;
  /** Unread until then, and the credits go back. */
  hold_until: Date;
  read_at: Date | null;
  ended_at: Date | null;
}

export async function findQuote(db: Db, quoteId: string): Promise<QuoteRow | undefined> {
  const [row] = await db<QuoteRow[]>`SELECT * FROM quotes WHERE id = ${quoteId}`;
  return row;
}

/** All quotes of a request whatever became of them, newest first. */
export async function findQuotesOfRequest(db: Db, requestId: string): Promise<QuoteRow[]> {
  return db<QuoteRow[]>`SELECT * FROM quotes WHERE request_id = ${requestId} ORDER BY id DESC`;
}

/** The same, held for this transaction. Lock the request first. */
export async function lockQuotesOfRequest(tx: Tx, requestId: string): Promise<QuoteRow[]> {
  return tx<
    QuoteRow[]
  >`SELECT * FROM quotes WHERE request_id = ${requestId} ORDER BY id DESC FOR NO KEY UPDATE`;
}

/** One quote, held for this transaction. Lock its request first. */
export async function lockQuote(tx: Tx, quoteId: string): Promise<QuoteRow | undefined> {
  const [row] = await tx<QuoteRow[]>`SELECT * FROM quotes WHERE id = ${quoteId} FOR NO KEY UPDATE`;
  return row;
}

/** How many quotes the customer has not opened, by request; requests without any are left out. */
/** Ids of quotes of a pro that are neither hired nor ended, in the order in which their requests are locked. */
export async function findUndecidedQuotes(db: Db, proId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT id FROM quotes WHERE pro_id = ${proId} AND state IN ('sent', 'read')
    ORDER BY request_id, id`;
  return rows.map(({ id }) => id);
}

export async function countUnreadQuotes(
  db: Db,
  requestIds: readonly string[],
): Promise<Map<string, number>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db<{ request_id: string; count: number }[]>`
    SELECT request_id, count(*)::int AS count FROM quotes
    WHERE request_id IN ${db(requestIds)} AND state = 'sent' GROUP BY request_id`;
  return new Map(rows.map((row) => [row.request_id, row.count]));
}

/** Of which request each of these quotes is, by quote. */
export async function findRequestsOfQuotes(
  db: Db,
  quoteIds: readonly string[],
): Promise<Map<string, string>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db<{ id: string; request_id: string }[]>`
    SELECT id, request_id FROM quotes WHERE id IN ${db(quoteIds)}`;
  return new Map(rows.map((row) => [row.id, row.request_id]));
}

/** A pro's latest quote for each of these requests, by request. */
export async function findQuotesOfPro(
  db: Db,
  proId: string,
  requestIds: readonly string[],
): Promise<Map<string, { id: string; state: QuoteState; total: number }>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db<{ request_id: string; id: string; state: QuoteState; total: number }[]>`
    SELECT DISTINCT ON (request_id) request_id, id, state, total FROM quotes
    WHERE pro_id = ${proId} AND request_id IN ${db(requestIds)} ORDER BY request_id, id DESC`;
  return new Map(rows.map(({ request_id, ...quote }) => [request_id, quote]));
}

/**
 * The quotes a pro sent, newest first, before the one with id `before`. With `takesFiles` only those to which the pro
 * may still add files on that day, as `mayAddFiles` of the domain says.
 */
export async function findSentQuotes(
  db: Db,
  proId: string,
  page: {
    state: QuoteState | null;
    /** Only those whose hire stands. */
    runningOnly: boolean;
    takesFiles: Day | null;
    before: string | null;
    limit: number;
  },
): Promise<QuoteRow[]> {
  const takesFiles = db`
    AND EXISTS (
      SELECT 1 FROM requests r WHERE r.id = q.request_id
        AND (q.state = 'hired' AND r.state <> 'blocked' AND NOT ${hireIs(db, "cancelled")}
             OR q.state IN ('sent', 'read') AND q.valid_until >= ${page.takesFiles}
                AND r.state IN ('open', 'choosing', 'hired', 'cancelled')))`;
  return db<QuoteRow[]>`
    SELECT q.* FROM quotes q
    WHERE q.pro_id = ${proId} AND (${page.state}::text IS NULL OR q.state = ${page.state})
      AND (${page.before}::uuid IS NULL OR q.id < ${page.before})
      ${page.takesFiles === null ? db`` : takesFiles}
      ${page.runningOnly ? db`AND ${hireIs(db, "hired")}` : db``}
    ORDER BY q.id DESC LIMIT ${page.limit}`;
}

/** How many quotes a pro sent that are in each state now; those whose hire stands alone, if so asked. */
export async function countSentQuotes(
  db: Db,
  proId: string,
  { runningOnly }: { runningOnly: boolean },
): Promise<Record<QuoteState, number>> {
  const rows = await db<{ state: QuoteState; quotes: number }[]>`
    SELECT q.state, count(*)::int AS quotes FROM quotes q
    WHERE q.pro_id = ${proId} ${runningOnly ? db`AND ${hireIs(db, "hired")}` : db``}
    GROUP BY q.state`;
  const none = { sent: 0, read: 0, hired: 0, declined: 0, expired: 0, withdrawn: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, quotes }) => [state, quotes])) };
}

/** What became of a quote's hire; null when it was not hired. */
export async function findHireState(db: Db, quoteId: string): Promise<HireState | null> {
  const [row] = await db<{ state: HireState }[]>`
    SELECT state FROM hires WHERE quote_id = ${quoteId}`;
  return row?.state ?? null;
}

/** Condition on a quote `q`: it has a hire in that state. */
function hireIs(db: Db, state: HireState) {
  return db`EXISTS (SELECT 1 FROM hires h WHERE h.quote_id = q.id AND h.state = ${state})`;
}

/** How many quotes a customer ever received, and opened; those that they may still open in time do not count yet. */
export async function customerQuoteFigures(
  db: Db,
  customerId: string,
  now: Date,
): Promise<{ quotesRead: number; quotesReceived: number }> {
  const [row] = await db<{ read: number; received: number }[]>`
    SELECT count(q.read_at)::int AS read, count(*)::int AS received
    FROM requests r JOIN quotes q ON q.request_id = r.id
    WHERE r.customer_id = ${customerId}
      AND (q.read_at IS NOT NULL OR q.sent_at <= ${new Date(now.getTime() - UNREAD_HOLD_MS)})`;
  return { quotesRead: row?.read ?? 0, quotesReceived: row?.received ?? 0 };
}

/** Quotes that nobody decided about by their last day, oldest first. */
export async function findOverdueQuotes(db: Db, today: Day, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT id FROM quotes WHERE state IN ('sent', 'read') AND valid_until < ${today}
    ORDER BY valid_until, id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** The quotes that an account sent in a span of time (`until` excluded), as far as they show what came of them. */
export async function findQuotesOfAccount(
  db: Db,
  which: { accountId: string; from: Date; until: Date },
): Promise<Pick<QuoteRow, "state" | "sent_at" | "read_at" | "ended_at">[]> {
  return db<Pick<QuoteRow, "state" | "sent_at" | "read_at" | "ended_at">[]>`
    SELECT q.state, q.sent_at, q.read_at, q.ended_at
    FROM quotes q JOIN pro_profiles p ON p.id = q.pro_id
    WHERE p.account_id = ${which.accountId} AND q.sent_at >= ${which.from} AND q.sent_at < ${which.until}`;
}
