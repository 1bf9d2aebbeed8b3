import type { Facts, GuaranteeFacts } from "#domain/membership/command.ts";
import { countsForGuarantee } from "#domain/membership/guarantee-quote.ts";
import type { MembershipLot, PaymentRecord } from "#domain/membership/membership.ts";
import { firstPeriod, periodOverAt } from "#domain/schedule/period-instants.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findMembershipPayments, type KeptPaymentRow } from "../billing/queries.ts";
import { findQuotesOfAccount } from "../quotes/queries.ts";
import { sourceOfPayment } from "./lot-source.ts";
import { findPlanVersions } from "./products.ts";
import { toMembership, type MembershipRow } from "./membership-rows.ts";

/**
 * All that a decision about this membership may look at; of none, only what is sold. Only a claim of the guarantee, and
 * whoever shows it, looks at what was used and sent: nothing else pays for reading that.
 */
export async function loadFacts(
  db: Db,
  accountId: string,
  row: MembershipRow | undefined,
  { withGuarantee = true, now }: { withGuarantee?: boolean; now: Date },
): Promise<Facts> {
  const plans = await findPlanVersions(db);
  if (!row) return { membership: null, plans, lots: [], payments: [], guarantee: NOTHING_USED };
  const membership = toMembership(row);
  const [lots, payments, guarantee] = await Promise.all([
    findMembershipLots(db, accountId, row.id),
    findMembershipPayments(db, row.id),
    withGuarantee ? findGuaranteeFacts(db, accountId, row, now) : NOTHING_USED,
  ]);
  return {
    membership,
    plans,
    lots,
    payments: payments.filter(({ id }) => id !== membership.payment?.id).flatMap(toRecord),
    guarantee,
  };
}

const NOTHING_USED: GuaranteeFacts = {
  earlier_memberships: 0,
  used_before: false,
  credits_used: 0,
  quotes_sent: 0,
  quotes_hired: 0,
};

/** A payment of a membership always has a period, and another purpose than a top-up's. */
function toRecord(row: KeptPaymentRow): PaymentRecord[] {
  const { purpose, period_start: start, period_end: end, status } = row;
  if (purpose === "top_up" || start === null || end === null || status === "pending") return [];
  return [
    {
      id: row.id,
      purpose,
      period: { start, end },
      amount: row.amount,
      method: row.method_type,
      status,
      paid_at: row.paid_at?.getTime() ?? null,
      refunded: row.refunded,
      taken_back: row.taken_back,
      covers: row.covers,
    },
  ];
}

async function findMembershipLots(
  db: Db,
  accountId: string,
  membershipId: string,
): Promise<MembershipLot[]> {
  return db<MembershipLot[]>`
    SELECT l.id, l.kind, l.period_start, l.credits AS granted, p.id AS payment_id, b.available, b.held,
           coalesce((SELECT sum(d.credits) FROM credit_debts d WHERE d.lot_id = l.id), 0)::int AS owed
    FROM credit_lots l JOIN lot_balances b ON b.lot_id = l.id
    LEFT JOIN payments p ON p.membership_id = l.membership_id AND p.status = 'paid'
     AND l.source = ${sourceOfPayment(db)}
    WHERE l.account_id = ${accountId} AND l.membership_id = ${membershipId}
      AND l.kind IN ('plan', 'rollover') AND (b.available > 0 OR b.held > 0)
    ORDER BY l.id`;
}

async function findGuaranteeFacts(
  db: Db,
  accountId: string,
  row: MembershipRow,
  now: Date,
): Promise<GuaranteeFacts> {
  const first = firstPeriod(row.bought_at.getTime());
  const within = {
    from: new Date(startOfSeoulDay(first.start)),
    until: new Date(periodOverAt(first)),
  };
  const [[own], quotes] = await Promise.all([
    db<Omit<GuaranteeFacts, "quotes_sent" | "quotes_hired">[]>`
      SELECT
        (SELECT count(*)::int FROM memberships
          WHERE account_id = ${accountId} AND id <> ${row.id} AND activated_at IS NOT NULL) AS earlier_memberships,
        EXISTS (SELECT 1 FROM guarantee_refunds WHERE account_id = ${accountId}) AS used_before,
        (SELECT coalesce(sum(e.amount), 0)::int FROM credit_lots l JOIN credit_entries e ON e.lot_id = l.id
          JOIN credit_transfers t ON t.id = e.transfer_id
          WHERE l.account_id = ${accountId} AND l.membership_id = ${row.id}
            AND (e.ledger = 'spent' OR e.ledger = 'taken_back' AND t.detail LIKE 'debt_%')) AS credits_used`,
    findQuotesOfAccount(db, { accountId, ...within }),
  ]);
  const sent = quotes.filter((quote) =>
    countsForGuarantee(
      {
        state: quote.state,
        sent_at: quote.sent_at.getTime(),
        read_at: quote.read_at?.getTime() ?? null,
        ended_at: quote.ended_at?.getTime() ?? null,
      },
      now.getTime(),
    ),
  );
  const quotes_hired = quotes.filter(({ state }) => state === "hired").length;
  return { ...NOTHING_USED, ...own, quotes_sent: sent.length, quotes_hired };
}
