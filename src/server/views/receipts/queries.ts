import { isOfPayment } from "../../features/billing/queries.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { ReceiptSummary } from "#contract/endpoints/receipts.ts";
import type { Db } from "../../platform/database/sql.ts";

export interface ReceiptRow {
  id: string;
  payment_id: string | null;
  purpose: ReceiptSummary["purpose"];
  product_name: string;
  credits: number;
  period_start: Day | null;
  period_end: Day | null;
  amount: number;
  refunded: number;
  vat: number;
  method_name: string | null;
  issued_at: Date;
  buyer: string;
}

/** A person's receipts, newest first, before the one with id `before`. */
export async function findReceipts(
  db: Db,
  accountId: string,
  page: { before: string | null; limit: number },
): Promise<ReceiptRow[]> {
  return db<ReceiptRow[]>`
    ${receipts(db)}
    WHERE r.account_id = ${accountId} AND (${page.before}::uuid IS NULL OR r.id < ${page.before})
    ORDER BY r.id DESC LIMIT ${page.limit}`;
}

/** A receipt of this person, or undefined. */
export async function findReceipt(
  db: Db,
  accountId: string,
  id: string,
): Promise<ReceiptRow | undefined> {
  const [row] = await db<ReceiptRow[]>`
    ${receipts(db)} WHERE r.id = ${id} AND r.account_id = ${accountId}`;
  return row;
}

function receipts(db: Db) {
  return db`
    SELECT r.id, r.payment_id, r.purpose, r.product_name, r.credits, r.period_start, r.period_end, r.amount, r.vat,
           r.method_name, r.issued_at, a.name AS buyer,
           (SELECT coalesce(sum(f.amount), 0)::int FROM refunds f
            WHERE f.payment_id = r.payment_id AND f.state IN ('waiting', 'done') AND ${isOfPayment(db)}) AS refunded
    FROM receipts r JOIN accounts a ON a.id = r.account_id`;
}
