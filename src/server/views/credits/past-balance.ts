import type { Balance } from "#domain/credits/balance-at.ts";
import { isLotExpired } from "#domain/credits/lot.ts";
import type { Db } from "../../platform/database/sql.ts";

interface PastLotRow {
  available: number;
  held: number;
  expires_at: Date;
  /** When it ran out, known from its next write-off. */
  ran_out_at: Date | null;
}

/**
 * What an account had at an instant that is over. Entries never change; a lot's expiry does (a credit that comes back
 * reopens its lot, a renewal bridges it), so the one of that instant is known from the ledger: a lot that still had
 * something and had run out was written off before anything else happened to it, with the instant at which it ran
 * out. A lot that never was keeps today's.
 */
export async function findPastBalance(db: Db, accountId: string, at: Date): Promise<Balance> {
  const lots = await db<PastLotRow[]>`
    SELECT p.available, p.held, l.expires_at, w.ran_out_at
    FROM (
      SELECT e.lot_id,
             coalesce(sum(e.amount) FILTER (WHERE e.ledger = 'available'), 0)::int AS available,
             coalesce(sum(e.amount) FILTER (WHERE e.ledger = 'held'), 0)::int AS held
      FROM credit_transfers t JOIN credit_entries e ON e.transfer_id = t.id
      WHERE t.account_id = ${accountId} AND t.at <= ${at}
      GROUP BY e.lot_id
    ) p
    JOIN credit_lots l ON l.id = p.lot_id
    LEFT JOIN LATERAL (
      SELECT t.ran_out_at FROM credit_entries e JOIN credit_transfers t ON t.id = e.transfer_id
      WHERE e.lot_id = p.lot_id AND e.ledger = 'expired' AND t.at > ${at} AND t.ran_out_at IS NOT NULL
      ORDER BY t.at, t.id LIMIT 1
    ) w ON p.available > 0
    WHERE p.available > 0 OR p.held > 0`;
  let available = 0;
  let held = 0;
  for (const lot of lots) {
    held += lot.held;
    const expires_at = (lot.ran_out_at ?? lot.expires_at).getTime();
    if (!isLotExpired({ expires_at }, at.getTime())) available += lot.available;
  }
  return { available, held };
}
