import type { Blocker } from "#domain/withdrawal/blockers.ts";
import type { Db } from "../../platform/database/sql.ts";

/** What somebody has to finish before they can leave, and what of theirs is paid for and unused. */
export interface LeftToSettle {
  blockers: Blocker[];
  credits: number;
  paidCredits: number;
  /** Last day, "2027-03-31"; null without a membership that runs. */
  membershipUntil: string | null;
}

export async function loadLeftToSettle(db: Db, accountId: string): Promise<LeftToSettle> {
  const [row] = await db<
    (Record<Blocker, boolean> & {
      credits: number;
      paid_credits: number;
      membership_until: string | null;
    })[]
  >`
    SELECT
      EXISTS (SELECT FROM hires WHERE customer_id = ${accountId} AND state = 'hired') AS hire_as_customer,
      EXISTS (SELECT FROM hires h JOIN pro_profiles p ON p.id = h.pro_id
              WHERE p.account_id = ${accountId} AND h.state = 'hired') AS hire_as_pro,
      EXISTS (SELECT FROM consultations c JOIN pro_profiles p ON p.id = c.pro_id
              WHERE ${accountId} IN (c.customer_id, p.account_id)
                AND c.state IN ('asked', 'confirmed')) AS consultation,
      EXISTS (SELECT FROM payments WHERE account_id = ${accountId} AND status = 'pending') AS payment,
      EXISTS (SELECT FROM refunds WHERE account_id = ${accountId} AND state = 'waiting') AS refund,
      (SELECT period_end FROM memberships
       WHERE account_id = ${accountId} AND state IN ('active', 'overdue')) AS membership_until,
      coalesce(sum(b.available), 0)::integer AS credits,
      coalesce(sum(b.available) FILTER (WHERE l.paid_won > 0), 0)::integer AS paid_credits
    FROM credit_lots l JOIN lot_balances b ON b.lot_id = l.id WHERE l.account_id = ${accountId}`;
  if (!row) throw new Error("a sum without a row");
  const {
    credits,
    paid_credits: paidCredits,
    membership_until: membershipUntil,
    ...blocking
  } = row;
  const blockers = Object.entries(blocking).flatMap(([kind, holds]) =>
    holds ? [kind as Blocker] : [],
  );
  return { blockers, credits, paidCredits, membershipUntil };
}
