import type { Db } from "../../platform/database/sql.ts";

/**
 * What must hold in the ledger at any time, as queries that return the rows which break it. I1 each transfer
 * balances · I2 running balances equal the sums of entries · I3 nothing is negative · I6 a hold ends at most once
 * and its movements match its state.
 */
const checks: Record<string, string> = {
  I1: `SELECT transfer_id FROM credit_entries GROUP BY transfer_id HAVING sum(amount) <> 0`,
  I2: `SELECT b.lot_id FROM lot_balances b
       LEFT JOIN (SELECT lot_id, sum(amount) FILTER (WHERE ledger = 'available') AS available,
                         sum(amount) FILTER (WHERE ledger = 'held') AS held
                  FROM credit_entries GROUP BY lot_id) e ON e.lot_id = b.lot_id
       WHERE b.available <> coalesce(e.available, 0) OR b.held <> coalesce(e.held, 0)`,
  I3: `SELECT lot_id FROM credit_entries WHERE ledger <> 'issued' GROUP BY lot_id, ledger HAVING sum(amount) < 0`,
  I6: `SELECT h.id FROM credit_holds h
       LEFT JOIN credit_transfers t ON t.account_id = h.account_id AND t.reference = 'quote:' || h.quote_id
       GROUP BY h.id
       HAVING count(*) FILTER (WHERE t.reason = 'hold') <> 1
           OR count(*) FILTER (WHERE t.reason = 'capture') <> (h.state = 'captured')::int
           OR count(*) FILTER (WHERE t.reason = 'release') <> (h.state = 'released')::int`,
};

/** Names of the broken invariants with the ids that break them; empty when the ledger is sound. */
export async function brokenInvariants(db: Db): Promise<Record<string, string[]>> {
  const broken: Record<string, string[]> = {};
  for (const [name, query] of Object.entries(checks)) {
    const rows = await db.unsafe(query);
    if (rows.length > 0) broken[name] = rows.map((row) => String(Object.values(row)[0]));
  }
  return broken;
}
