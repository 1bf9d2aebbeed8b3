import type { HoldState } from "#domain/credits/hold-end.ts";
import type { TransferReason } from "#domain/credits/ledger.ts";
import type { LotKind, LotPart, LotWithBalance } from "#domain/credits/lot.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface LotRow {
  id: string;
  kind: LotKind;
  credits: number;
  paid_won: number;
  granted_at: Date;
  expires_at: Date;
  available: number;
  held: number;
  /**
   * A plan lot of the period that a running membership is in. The membership itself closes or extends it, also when
   * it comes to it late: nothing else may write it off.
   */
  ends_with_period: boolean;
  /** And that membership goes on after the period. */
  renews: boolean;
}

/** Whether the plan lot `l` is of the period that a running membership is in, as a condition. */
export function endsWithPeriod(db: Db) {
  return db`(l.kind = 'plan' AND EXISTS (
    SELECT FROM memberships m WHERE ${isCurrentPeriod(db)}))`;
}

/** Whether that membership goes on after the period. */
function renews(db: Db) {
  return db`(l.kind = 'plan' AND EXISTS (
    SELECT FROM memberships m WHERE ${isCurrentPeriod(db)} AND NOT m.is_canceled))`;
}

function isCurrentPeriod(db: Db) {
  return db`m.account_id = l.account_id AND m.state <> 'ended'
    AND l.membership_id = m.id AND l.period_start = m.period_start`;
}

/** Every lot that still has something available or held, the next to expire first. */
export async function findLots(db: Db, accountId: string): Promise<LotRow[]> {
  return db<LotRow[]>`
    SELECT l.id, l.kind, l.credits, l.paid_won, l.granted_at, l.expires_at, b.available, b.held,
           ${endsWithPeriod(db)} AS ends_with_period, ${renews(db)} AS renews
    FROM credit_lots l JOIN lot_balances b ON b.lot_id = l.id
    WHERE l.account_id = ${accountId} AND (b.available > 0 OR b.held > 0)
    ORDER BY l.expires_at, l.id`;
}

/** A lot with its owner, and whether the membership that granted it, if any did, is still held. */
export type OwnedLot = LotRow & { account_id: string; membership_held: boolean };

/** These lots, also when nothing is left of them. */
export async function findLotsById(db: Db, lotIds: readonly string[]): Promise<OwnedLot[]> {
  if (lotIds.length === 0) return [];
  return db<OwnedLot[]>`
    SELECT l.id, l.account_id, l.kind, l.credits, l.paid_won, l.granted_at, l.expires_at, b.available, b.held,
           ${endsWithPeriod(db)} AS ends_with_period, ${renews(db)} AS renews,
           EXISTS (SELECT FROM memberships m
                   WHERE m.account_id = l.account_id AND m.state IN ('active', 'overdue')
                     AND l.membership_id = m.id) AS membership_held
    FROM credit_lots l JOIN lot_balances b ON b.lot_id = l.id
    WHERE l.id IN ${db(lotIds)} ORDER BY l.id`;
}

/** Whose credits a transaction has taken: many verbs of one write ask for them. */
const locked = new WeakMap<Tx, Set<string>>();

/**
 * Takes the account's credits for this transaction: whoever spends, grants or releases waits here, so that two
 * decisions are never made on one balance.
 */
export async function lockCredits(tx: Tx, accountId: string): Promise<void> {
  const taken = locked.get(tx) ?? new Set();
  if (taken.has(accountId)) return;
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`credits:${accountId}`}, 0))`;
  locked.set(tx, taken.add(accountId));
}

/** The lot as it counts when credits come back: one that its membership is yet to end has not run out. */
export function toOpenLot(row: LotRow, now: Date): LotWithBalance {
  const lot = toDomainLot(row);
  const atLeast = row.ends_with_period ? now.getTime() + 1 : lot.expires_at;
  return { ...lot, expires_at: Math.max(lot.expires_at, atLeast) };
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

/** Credits that are neither held nor run out at `now`. */
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

/** Used credits that an account owes, because the money for them was taken back. */
export async function findOwedCredits(db: Db, accountId: string): Promise<number> {
  const [row] = await db<{ owed: number }[]>`
    SELECT coalesce(sum(credits), 0)::int AS owed FROM credit_debts WHERE account_id = ${accountId}`;
  return row?.owed ?? 0;
}

/** Which lots a transfer moved, and how much of each; empty when there is no such transfer. */
export async function findTransferParts(
  db: Db,
  transfer: { accountId: string; reason: TransferReason; reference: string },
): Promise<LotPart[]> {
  return db<LotPart[]>`
    SELECT e.lot_id, e.amount FROM credit_transfers t JOIN credit_entries e ON e.transfer_id = t.id
    WHERE t.account_id = ${transfer.accountId} AND t.reason = ${transfer.reason}
      AND t.reference = ${transfer.reference} AND e.amount > 0
    ORDER BY e.lot_id`;
}

/** The quote or the request that such a transfer was for. */
export async function findTransferSubject(
  db: Db,
  transfer: { accountId: string; reason: TransferReason; reference: string },
): Promise<{ quoteId: string | null; requestId: string | null } | undefined> {
  const [row] = await db<{ quoteId: string | null; requestId: string | null }[]>`
    SELECT quote_id AS "quoteId", request_id AS "requestId" FROM credit_transfers
    WHERE account_id = ${transfer.accountId} AND reason = ${transfer.reason} AND reference = ${transfer.reference}`;
  return row;
}

/** Holds of quotes that nobody has read in time, the longest due first. */
export async function findDueHolds(db: Db, now: Date, limit: number): Promise<HoldRow[]> {
  return db<HoldRow[]>`
    SELECT id, account_id, quote_id, credits, state, end_reason FROM credit_holds
    WHERE state = 'held' AND release_due <= ${now} ORDER BY release_due LIMIT ${limit}`;
}
