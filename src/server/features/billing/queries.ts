import type { RefundState } from "#domain/payment/refund.ts";
import type { RefundMethod } from "#domain/payment/refund-method.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { ChargePurpose, Claim } from "#domain/membership/membership.ts";
import type { PlanTerms } from "#domain/membership/plans/plan-version.ts";
import type { MethodType } from "#domain/payment/refund-method.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

/** A billing key of an account. */
export interface BillingMethodRow {
  id: string;
  account_id: string;
  type: MethodType;
  billing_key: string;
  card_name: string | null;
  created_at: Date;
  /** Since when the gateway no longer has its key; null while it does. */
  gone_at: Date | null;
  /** Since when it is not, or no longer, the way the account pays; null while it is. */
  replaced_at: Date | null;
}

/** A charge, from the moment it is decided. Amounts in won. */
export interface PaymentRow {
  id: string;
  account_id: string;
  membership_id: string | null;
  top_up_id: string | null;
  purpose: ChargePurpose;
  order_name: string;
  period_start: Day | null;
  period_end: Day | null;
  upgrade_no: number;
  plan: PlanTerms | null;
  amount: number;
  method_id: string;
  method_type: MethodType;
  status: "pending" | "paid" | "failed" | "given_up";
  code: string | null;
  started_at: Date;
  sent_at: Date | null;
  ask_wanted: boolean;
  next_poll_at: Date;
  poll_deadline: Date;
  recorded: boolean;
  paid_at: Date | null;
  gateway_id: string | null;
  refunded: number;
  covers: Claim[];
  settled_at: Date | null;
}

export interface RefundRow {
  id: string;
  account_id: string;
  payment_id: string;
  amount: number;
  /** What was left of the payment before this refund: the gateway refuses when it is not so. */
  left_won: number;
  method: RefundMethod;
  reason: string;
  state: RefundState;
  tries: number;
  next_try_at: Date | null;
  code: string | null;
  created_at: Date;
  /** Since when it is owed, of one that took another's place. */
  owed_since: Date | null;
  done_at: Date | null;
}

/** The way an account pays now, or undefined. */
export async function findCurrentMethod(
  db: Db,
  accountId: string,
): Promise<BillingMethodRow | undefined> {
  const [row] = await db<BillingMethodRow[]>`
    SELECT id, account_id, type, billing_key, card_name, created_at, gone_at, replaced_at FROM billing_methods
    WHERE account_id = ${accountId} AND replaced_at IS NULL`;
  return row;
}

export async function findMethod(db: Db, id: string): Promise<BillingMethodRow | undefined> {
  const [row] = await db<BillingMethodRow[]>`
    SELECT id, account_id, type, billing_key, card_name, created_at, gone_at, replaced_at FROM billing_methods WHERE id = ${id}`;
  return row;
}

/** Whose the gateway's key is already, whichever account that is. */
export async function findMethodByKey(
  db: Db,
  billingKey: string,
): Promise<BillingMethodRow | undefined> {
  const [row] = await db<BillingMethodRow[]>`
    SELECT id, account_id, type, billing_key, card_name, created_at, gone_at, replaced_at FROM billing_methods
    WHERE billing_key = ${billingKey}`;
  return row;
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db<PaymentRow[]>`SELECT * FROM payments WHERE id = ${id}`;
  return row;
}

/** A payment with the won that went back of it without us. */
export type KeptPaymentRow = PaymentRow & { taken_back: number };

/** The same of one payment. */
export async function findKeptPayment(db: Db, id: string): Promise<KeptPaymentRow | undefined> {
  const [row] = await db<KeptPaymentRow[]>`
    SELECT p.*, ${takenBackWon(db)} AS taken_back FROM payments p WHERE p.id = ${id}`;
  return row;
}

/** Won of the payment `p` that went back without us and did not come back, as an expression. */
export function takenBackWon(db: Db) {
  return db`coalesce((SELECT sum(amount) FROM refunds
                      WHERE payment_id = p.id AND reason = 'outside' AND state = 'done'), 0)::int`;
}

/** The charges of one membership, the oldest first. */
export async function findMembershipPayments(
  db: Db,
  membershipId: string,
): Promise<KeptPaymentRow[]> {
  return db<KeptPaymentRow[]>`
    SELECT p.*, ${takenBackWon(db)} AS taken_back FROM payments p WHERE p.membership_id = ${membershipId} ORDER BY p.started_at, p.id`;
}

/** The payment, held for this transaction. Take the account's credits before (decision 024). */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx<PaymentRow[]>`SELECT * FROM payments WHERE id = ${id} FOR NO KEY UPDATE`;
  return row;
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  const [row] = await db<RefundRow[]>`SELECT * FROM refunds WHERE id = ${id}`;
  return row;
}

/** What goes back of a payment, without the interest that is owed beside it. */
export async function findRefundsOf(db: Db, paymentId: string): Promise<RefundRow[]> {
  return db<RefundRow[]>`
    SELECT * FROM refunds WHERE payment_id = ${paymentId} AND ${isOfPayment(db)} ORDER BY id`;
}

/** Of a row of `refunds`: money of the payment itself, not the interest that is owed beside it. */
export function isOfPayment(db: Db) {
  return db`reason <> 'late_interest'`;
}
