import type { HoldState } from "#domain/credits/hold-end.ts";
import type { LotKind, LotPart, LotWithBalance } from "#domain/credits/lot.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

interface LotRow {
  id: string;
  kind: LotKind;
  credits: number;
  paid_won: number;
  granted_at: Date;
  expires_at: Date;
  available: number;
  held: number;
}

/** Every lot that still has something available or held, the next to expire first. */
export async function findLots(db: Db, accountId: string): Promise<LotRow[]> {
  return db<LotRow[]>`
    SELECT l.id, l.kind, l.credits, l.paid_won, l.granted_at, l.expires_at, b.available, b.held
    FROM credit_lots l JOIN lot_balances b ON b.lot_id = l.id
    WHERE l.account_id = ${accountId} AND (b.available > 0 OR b.held > 0)
    ORDER BY l.expires_at, l.id`;
}

/**
 * Takes the account's credits for this transaction: whoever spends, grants or releases waits here, so that two
 * decisions are never made on one balance.
 */
export async function lockCredits(tx: Tx, accountId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`credits:${accountId}`}, 0))`;
}

export function toDomainLot(row: LotRow): LotWithBalance {
  return {
    id: row.id,
    kind: row.kind,
    granted_at: row.granted_at.getTime(),
    expires_at: row.expires_at.getTime(),
    paid_won: row.paid_won,
    available: row.available,
  };
}

/** Credits that can be spent at `now`. */
export async function findBalance(db: Db, accountId: string, now: Date): Promise<number> {
  const [row] = await db<{ balance: number }[]>`
    SELECT coalesce(sum(b.available), 0)::int AS balance
    FROM credit_lots l JOIN lot_balances b ON b.lot_id = l.id
    WHERE l.account_id = ${accountId} AND l.expires_at > ${now}`;
  return row?.balance ?? 0;
}

export interface HoldRow {
  id: string;
  account_id: string;
  quote_id: string;
  credits: number;
  state: HoldState;
  end_reason: string | null;
}

export async function findHold(db: Db, quoteId: string): Promise<HoldRow | undefined> {
  const [row] = await db<HoldRow[]>`
    SELECT id, account_id, quote_id, credits, state, end_reason FROM credit_holds WHERE quote_id = ${quoteId}`;
  return row;
}

export async function findHolds(
  db: Db,
  quoteIds: readonly string[],
): Promise<Map<string, HoldRow>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db<HoldRow[]>`
    SELECT id, account_id, quote_id, credits, state, end_reason FROM credit_holds
    WHERE quote_id IN ${db(quoteIds)}`;
  return new Map(rows.map((row) => [row.quote_id, row]));
}

/** From which lots a hold was taken, as its transfer's entries say. */
export async function findHoldParts(
  db: Db,
  accountId: string,
  quoteId: string,
): Promise<LotPart[]> {
  return db<LotPart[]>`
    SELECT e.lot_id, e.amount FROM credit_transfers t JOIN credit_entries e ON e.transfer_id = t.id
    WHERE t.account_id = ${accountId} AND t.reason = 'hold' AND t.reference = ${`quote:${quoteId}`}
      AND e.ledger = 'held'
    ORDER BY e.lot_id`;
}

/** Holds of quotes that nobody has read in time, the longest due first. */
export async function findDueHolds(db: Db, now: Date, limit: number): Promise<HoldRow[]> {
  return db<HoldRow[]>`
    SELECT id, account_id, quote_id, credits, state, end_reason FROM credit_holds
    WHERE state = 'held' AND release_due <= ${now} ORDER BY release_due LIMIT ${limit}`;
}
