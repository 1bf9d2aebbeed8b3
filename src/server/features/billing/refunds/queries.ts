import type { Query } from "#contract/registry.ts";
import type { RefundReason, RefundState } from "#domain/payment/refund.ts";
import type { RefundMethod } from "#domain/payment/refund-method.ts";
import type { Db, Tx } from "../../../platform/database/sql.ts";

/** A refund with what was paid for and, of a bank transfer, the sealed account. */
export interface ClaimRow {
  id: string;
  account_id: string;
  payment_id: string;
  order_name: string;
  amount: number;
  method: RefundMethod;
  reason: RefundReason;
  state: RefundState;
  code: string | null;
  tries: number;
  created_at: Date;
  done_at: Date | null;
  paid_at: Date | null;
  transfer_reference: string | null;
  sealed: Uint8Array | null;
  submitted_at: Date | null;
  person_name: string;
  /** There is nobody behind the account any more. */
  has_left: boolean;
}

/** A person's refunds, newest first, before the one with id `before`. */
export async function findRefunds(
  db: Db,
  accountId: string,
  page: { before: string | null; limit: number },
): Promise<ClaimRow[]> {
  return db<ClaimRow[]>`
    ${claims(db)}
    WHERE r.account_id = ${accountId} AND (${page.before}::uuid IS NULL OR r.id < ${page.before})
    ORDER BY r.id DESC LIMIT ${page.limit}`;
}

export async function findClaim(db: Db, id: string): Promise<ClaimRow | undefined> {
  const [row] = await db<ClaimRow[]>`${claims(db)} WHERE r.id = ${id}`;
  return row;
}

/** The refund, held for this transaction, with its account as it is since. */
export async function lockClaim(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  // On its own: who waits here for somebody who names another account would otherwise still read the old one.
  await tx`SELECT FROM refunds WHERE id = ${id} FOR UPDATE`;
  return findClaim(tx, id);
}

/** Refunds that wait for a bank transfer, oldest first, after the one with id `after`. */
export async function findTransfers(
  db: Db,
  account: NonNullable<Query<"staff.refunds">["account"]>,
  page: { after: string | null; limit: number },
): Promise<ClaimRow[]> {
  return db<ClaimRow[]>`
    ${claims(db)}
    WHERE r.state = 'waiting' AND r.method = 'bank_transfer' AND (a.refund_id IS NOT NULL) = ${account === "known"}
      AND (${page.after}::uuid IS NULL OR r.id > ${page.after})
    ORDER BY r.id LIMIT ${page.limit}`;
}

/** Refunds that the gateway refused, oldest first, after the one with id `after`. */
export async function findFailedRefunds(
  db: Db,
  page: { after: string | null; limit: number },
): Promise<ClaimRow[]> {
  return db<ClaimRow[]>`
    ${claims(db)}
    WHERE r.state = 'failed' AND (${page.after}::uuid IS NULL OR r.id > ${page.after})
    ORDER BY r.id LIMIT ${page.limit}`;
}

function claims(db: Db) {
  return db`
    SELECT r.id, r.account_id, r.payment_id, p.order_name, r.amount, r.method, r.reason, r.state, r.code, r.tries,
           r.created_at, r.done_at, p.paid_at, r.transfer_reference, a.sealed, a.submitted_at, o.name AS person_name,
           o.status = 'deleted' AS has_left
    FROM refunds r
    JOIN payments p ON p.id = r.payment_id
    JOIN accounts o ON o.id = r.account_id
    LEFT JOIN known_refund_accounts a ON a.refund_id = r.id`;
}
