import type { Day } from "#domain/calendar/day.ts";
import type { ComingNotice, EndReason } from "#domain/membership/lifecycle-names.ts";
import type { Arrears, Membership, PendingPayment } from "#domain/membership/membership.ts";
import type { PlanTerms } from "#domain/membership/plans/plan-version.ts";
import type { PriceConsent } from "#domain/membership/plans/price-rise.ts";
import type { MembershipState } from "#domain/membership/state.ts";
import type { MethodType } from "#domain/payment/refund-method.ts";
import type { Db } from "../../platform/database/sql.ts";

/** A row of `memberships` with the type of its method; the pending charge is a row of `payments`. */
export interface MembershipRow {
  id: string;
  account_id: string;
  state: MembershipState;
  end_reason: EndReason | null;
  bought_at: Date;
  activated_at: Date | null;
  ended_at: Date | null;
  anchor: number;
  period_start: Day;
  period_end: Day;
  plan: PlanTerms;
  is_canceled: boolean;
  next_plan: PlanTerms | null;
  method_id: string | null;
  method_type: MethodType | null;
  method_usable: boolean;
  charges: number;
  upgrades: number;
  renewal_tried_at: Date | null;
  backoff: Membership["backoff"];
  lots_until: Date;
  arrears: Arrears | null;
  consent: PriceConsent | null;
  notified: ComingNotice[];
  due_at: Date | null;
  payment: PendingRow | null;
}

/** The pending charge as `jsonb` gives it: instants are epoch ms. */
type PendingRow = Omit<PendingPayment, "method" | "period"> & {
  period_start: Day;
  period_end: Day;
  method_id: string;
  method_type: MethodType;
};

const columns = (db: Db) => db`
  m.*, b.type AS method_type,
  (SELECT jsonb_build_object(
      'id', p.id, 'purpose', p.purpose, 'period_start', p.period_start, 'period_end', p.period_end, 'plan', p.plan,
      'amount', p.amount, 'method_id', p.method_id, 'method_type', p.method_type, 'recorded', p.recorded,
      'started_at', (extract(epoch FROM p.started_at) * 1000)::bigint,
      'next_poll_at', (extract(epoch FROM p.next_poll_at) * 1000)::bigint,
      'poll_deadline', (extract(epoch FROM p.poll_deadline) * 1000)::bigint)
    FROM payments p WHERE p.membership_id = m.id AND p.status = 'pending') AS payment`;

/** The account's live membership, else its last one. */
export async function loadLatest(db: Db, accountId: string): Promise<MembershipRow | undefined> {
  const [row] = await db<MembershipRow[]>`
    SELECT ${columns(db)} FROM memberships m LEFT JOIN billing_methods b ON b.id = m.method_id
    WHERE m.account_id = ${accountId}
    ORDER BY (m.state <> 'ended') DESC, m.bought_at DESC, m.id DESC LIMIT 1`;
  return row;
}

export async function loadMembership(db: Db, id: string): Promise<MembershipRow | undefined> {
  const [row] = await db<MembershipRow[]>`
    SELECT ${columns(db)} FROM memberships m LEFT JOIN billing_methods b ON b.id = m.method_id
    WHERE m.id = ${id}`;
  return row;
}

/** The row as the rules know it. */
export function toMembership(row: MembershipRow): Membership {
  const { payment } = row;
  return {
    id: row.id,
    state: row.state,
    end_reason: row.end_reason,
    bought_at: row.bought_at.getTime(),
    anchor: row.anchor,
    period: { start: row.period_start, end: row.period_end },
    plan: row.plan,
    is_canceled: row.is_canceled,
    next_plan: row.next_plan,
    method:
      row.method_id === null || row.method_type === null
        ? null
        : { id: row.method_id, type: row.method_type, usable: row.method_usable },
    payment: payment && {
      id: payment.id,
      purpose: payment.purpose,
      period: { start: payment.period_start, end: payment.period_end },
      plan: payment.plan,
      amount: payment.amount,
      method: { id: payment.method_id, type: payment.method_type },
      started_at: payment.started_at,
      next_poll_at: payment.next_poll_at,
      poll_deadline: payment.poll_deadline,
      recorded: payment.recorded,
    },
    charges: row.charges,
    upgrades: row.upgrades,
    renewal_tried_at: row.renewal_tried_at?.getTime() ?? null,
    backoff: row.backoff,
    lots_until: row.lots_until.getTime(),
    arrears: row.arrears,
    consent: row.consent,
    notified: row.notified,
  };
}
