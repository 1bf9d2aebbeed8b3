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

/** Rows of which one is enough to stand in the way. */
const standing: Record<Blocker, (db: Db, accountId: string) => ReturnType<Db>> = {
  hire_as_customer: (db, accountId) => db`
    SELECT FROM hires WHERE customer_id = ${accountId} AND state = 'hired'`,
  hire_as_pro: (db, accountId) => db`
    SELECT FROM hires h JOIN pro_profiles p ON p.id = h.pro_id
    WHERE p.account_id = ${accountId} AND h.state = 'hired'`,
  consultation: (db, accountId) => db`
    SELECT FROM consultations c JOIN pro_profiles p ON p.id = c.pro_id
    WHERE ${accountId} IN (c.customer_id, p.account_id) AND c.state IN ('asked', 'confirmed')`,
  payment: (db, accountId) => db`
    SELECT FROM payments WHERE account_id = ${accountId} AND status = 'pending'`,
  refund: (db, accountId) => db`
    SELECT FROM refunds WHERE account_id = ${accountId} AND state = 'waiting'`,
};

export async function loadLeftToSettle(db: Db, accountId: string): Promise<LeftToSettle> {
  const found = Object.entries(standing).map(
    ([kind, rows]) => db`SELECT ${kind} AS kind WHERE EXISTS (${rows(db, accountId)})`,
  );
  const blocking = await db<{ kind: Blocker }[]>`
    ${found.reduce((one, other) => db`${one} UNION ALL ${other}`)}`;
  const [row] = await db<
    { credits: number; paid_credits: number; membership_until: string | null }[]
  >`
    SELECT
      (SELECT period_end FROM memberships
       WHERE account_id = ${accountId} AND state IN ('active', 'overdue')) AS membership_until,
      coalesce(sum(b.available), 0)::integer AS credits,
      coalesce(sum(b.available) FILTER (WHERE l.paid_won > 0), 0)::integer AS paid_credits
    FROM credit_lots l JOIN lot_balances b ON b.lot_id = l.id WHERE l.account_id = ${accountId}`;
  if (!row) throw new Error("a sum without a row");
  return {
    blockers: blocking.map(({ kind }) => kind),
    credits: row.credits,
    paidCredits: row.paid_credits,
    membershipUntil: row.membership_until,
  };
}
