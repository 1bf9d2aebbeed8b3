import { seoulDay } from "#domain/calendar/seoul-day.ts";
import {
  daysLate,
  lateInterestWon,
  LATE_INTEREST_YEARLY_PERCENT,
} from "#domain/payment/late-refund.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { askWhereTo } from "./refunds/refunds-of-who-left.ts";

interface LateRefund {
  id: string;
  account_id: string;
  payment_id: string;
  amount: number;
  /** Since when it was ours to send: of a transfer, since its account is known. */
  owed_at: Date;
}

/** Interest that is owed for a refund: its own row, for staff's list of transfers. */
export interface BookedInterest {
  id: string;
  account_id: string;
  payment_id: string;
  amount: number;
}

/**
 * Books the interest of refunds that went out now, if they were late: the gateway gives back no more than it took, so it
 * is sent by bank. Each refund carries it once.
 */
export async function bookInterest(
  tx: Tx,
  refundIds: readonly string[],
  { now, ids }: { now: Date; ids: Ids },
): Promise<BookedInterest[]> {
  const sent = await tx<LateRefund[]>`
    SELECT r.id, r.account_id, r.payment_id, r.amount,
           CASE r.method WHEN 'bank_transfer' THEN a.submitted_at ELSE coalesce(r.owed_since, r.created_at) END AS owed_at
    FROM refunds r LEFT JOIN known_refund_accounts a ON a.refund_id = r.id
    WHERE r.id = ANY(${[...refundIds]}::uuid[]) AND r.state = 'done' AND r.reason NOT IN ('outside', 'late_interest')
      AND NOT EXISTS (SELECT FROM refund_interest i WHERE i.late_refund_id = r.id)`;
  const booked: BookedInterest[] = [];
  for (const refund of sent) {
    const days = daysLate(seoulDay(refund.owed_at.getTime()), seoulDay(now.getTime()));
    const amount = lateInterestWon(refund.amount, days);
    if (amount === 0) continue;
    const refundId = ids.next();
    await tx`
      INSERT INTO refunds (id, account_id, payment_id, amount, left_won, method, reason, state, created_at)
      VALUES (${refundId}, ${refund.account_id}, ${refund.payment_id}, ${amount}, ${amount}, 'bank_transfer',
              'late_interest', 'waiting', ${now})`;
    await tx`
      INSERT INTO refund_interest (late_refund_id, refund_id, days_late, yearly_percent)
      VALUES (${refund.id}, ${refundId}, ${days}, ${LATE_INTEREST_YEARLY_PERCENT})`;
    booked.push({
      id: refundId,
      account_id: refund.account_id,
      payment_id: refund.payment_id,
      amount,
    });
  }
  return booked;
}

/** The same, and asks its owner for an account to send it to. */
export async function bookInterestAndAsk(
  tx: Tx,
  refundIds: readonly string[],
  when: { now: Date; ids: Ids },
): Promise<void> {
  for (const interest of await bookInterest(tx, refundIds, when)) {
    await askWhereTo(tx, interest, when);
  }
}
