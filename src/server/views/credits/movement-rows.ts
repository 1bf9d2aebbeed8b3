import type { TransferReason } from "#domain/credits/ledger.ts";
import type { LotKind } from "#domain/credits/lot.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { TimedKey } from "../../platform/keyset.ts";

/** Which movements are asked for; null for any. `until` is the first instant that is not. */
export interface MovementFilter {
  reason: TransferReason | null;
  from: Date | null;
  until: Date | null;
  lot: string | null;
}

export interface MovementRow {
  id: string;
  at: Date;
  reason: TransferReason;
  detail: string;
  quote_id: string | null;
  request_id: string | null;
  lots: { id: string; kind: LotKind; credits: number }[];
  after_available: number;
  after_held: number;
}

/**
 * An account's movements of credits, newest first, each with what there was after it: today's balances less all that
 * came later, so that the first page, which is asked for most, reads least.
 */
export async function findMovements(
  db: Db,
  accountId: string,
  page: MovementFilter & { before: TimedKey | null; limit: number },
): Promise<MovementRow[]> {
  const { reason, from, until, lot, before } = page;
  return db<MovementRow[]>`
    WITH page AS (
      SELECT t.id, t.at, t.reason, t.detail, t.quote_id, t.request_id FROM credit_transfers t
      WHERE t.account_id = ${accountId}
        ${reason === null ? db`` : db`AND t.reason = ${reason}`}
        ${from === null ? db`` : db`AND t.at >= ${from}`}
        ${until === null ? db`` : db`AND t.at < ${until}`}
        ${before === null ? db`` : db`AND (t.at, t.id) < (${before.at}, ${before.id})`}
        ${
          lot === null
            ? db``
            : db`AND EXISTS (
                SELECT FROM credit_entries e WHERE e.transfer_id = t.id AND e.lot_id = ${lot})`
        }
      ORDER BY t.at DESC, t.id DESC LIMIT ${page.limit}
    ), changes AS (
      SELECT t.id, t.at,
             coalesce(sum(e.amount) FILTER (WHERE e.ledger = 'available'), 0) AS available,
             coalesce(sum(e.amount) FILTER (WHERE e.ledger = 'held'), 0) AS held
      FROM credit_transfers t JOIN credit_entries e ON e.transfer_id = t.id
      WHERE t.account_id = ${accountId} AND t.at >= (SELECT min(at) FROM page)
      GROUP BY t.id
    ), later AS (
      SELECT id, sum(available) OVER newer AS available, sum(held) OVER newer AS held FROM changes
      WINDOW newer AS (ORDER BY at DESC, id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ), today AS (
      SELECT coalesce(sum(b.available), 0) AS available, coalesce(sum(b.held), 0) AS held
      FROM credit_lots l JOIN lot_balances b ON b.lot_id = l.id WHERE l.account_id = ${accountId}
    )
    SELECT p.id, p.at, p.reason, p.detail, p.quote_id, p.request_id,
           (SELECT jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'credits', e.amount) ORDER BY l.expires_at, l.id)
            FROM credit_entries e JOIN credit_lots l ON l.id = e.lot_id
            WHERE e.transfer_id = p.id AND e.amount > 0) AS lots,
           (today.available - coalesce(later.available, 0))::int AS after_available,
           (today.held - coalesce(later.held, 0))::int AS after_held
    FROM page p JOIN later USING (id) CROSS JOIN today
    ORDER BY p.at DESC, p.id DESC`;
}
