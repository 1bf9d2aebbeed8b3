import type { TopUpState } from "#domain/credits/top-up-order.ts";
import type { MethodType } from "#domain/payment/refund-method.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import { takenBackWon } from "../billing/queries.ts";
import { refundableOf } from "./refundable.ts";

/** A pack that was or is being bought, with its charge and what is left of its lot. */
export interface TopUpRow {
  id: string;
  account_id: string;
  product_id: string;
  name: string;
  credits: number;
  price_won: number;
  state: TopUpState;
  created_at: Date;
  lot_id: string | null;
  /** Of the lot; null without one. */
  available: number | null;
  expires_at: Date | null;
  payment_id: string;
  payment_code: string | null;
  method_type: MethodType;
  paid_at: Date | null;
  /** Won that went or go back of it, whoever decided so; and of them those that went without us. */
  returned: number;
  taken_back: number;
}

/** A person's top-ups, newest first, before the one with id `before`. */
export async function findTopUps(
  db: Db,
  accountId: string,
  page: { before: string | null; limit: number },
): Promise<TopUpRow[]> {
  return db<TopUpRow[]>`
    ${topUps(db)}
    WHERE t.account_id = ${accountId} AND (${page.before}::uuid IS NULL OR t.id < ${page.before})
    ORDER BY t.id DESC LIMIT ${page.limit}`;
}

/** Packs of which something goes back if it is asked for now, with the won that do. */
export async function findRefundableTopUps(
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ id: string; won: number; method: MethodType; paid_at: number }[]> {
  const rows = await db<TopUpRow[]>`${topUps(db)} WHERE t.account_id = ${accountId} ORDER BY t.id`;
  return rows.flatMap((row) => {
    const won = refundableOf(row, now)?.won;
    if (won === undefined || row.paid_at === null) return [];
    return [{ id: row.id, won, method: row.method_type, paid_at: row.paid_at.getTime() }];
  });
}

export async function findTopUp(db: Db, id: string): Promise<TopUpRow | undefined> {
  const [row] = await db<TopUpRow[]>`${topUps(db)} WHERE t.id = ${id}`;
  return row;
}

/** The top-up, held for this transaction. Take the account's credits before. */
export async function lockTopUp(tx: Tx, id: string): Promise<TopUpRow | undefined> {
  const [row] = await tx<TopUpRow[]>`${topUps(tx)} WHERE t.id = ${id} FOR UPDATE OF t`;
  return row;
}

/** Whether this pack is being bought by this person right now. */
export async function isBeingBought(
  db: Db,
  accountId: string,
  productId: string,
): Promise<boolean> {
  const [row] = await db`
    SELECT 1 FROM top_ups WHERE account_id = ${accountId} AND product_id = ${productId} AND state = 'pending'`;
  return row !== undefined;
}

/** Charges of packs about which something is to be done, the longest due first. */
export async function findDueCharges(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; account_id: string }[]> {
  return db<{ id: string; account_id: string }[]>`
    SELECT id, account_id FROM payments
    WHERE status = 'pending' AND top_up_id IS NOT NULL AND next_poll_at <= ${now}
    ORDER BY next_poll_at LIMIT ${limit}`;
}

function topUps(db: Db) {
  return db`
    SELECT t.id, t.account_id, t.product_id, o.name, t.credits, t.price_won, t.state, t.created_at, t.lot_id,
           b.available, l.expires_at, p.id AS payment_id, p.code AS payment_code, p.method_type, p.paid_at,
           p.refunded + ${takenBackWon(db)} AS returned, ${takenBackWon(db)} AS taken_back
    FROM top_ups t
    JOIN products o ON o.id = t.product_id
    JOIN payments p ON p.top_up_id = t.id
    LEFT JOIN credit_lots l ON l.id = t.lot_id
    LEFT JOIN lot_balances b ON b.lot_id = t.lot_id`;
}
