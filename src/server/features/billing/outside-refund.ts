import type { FoundPayment } from "../../gateways/payment/payment-port.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import type { PaymentRow } from "./queries.ts";

/**
 * Writes down money that the gateway shows as gone back although we did not decide it: a chargeback, or a refund in
 * the gateway's own console. Returns all that went back of the payment, null when nothing is new.
 */
export async function noteOutsideRefund(
  tx: Tx,
  facts: { payment: PaymentRow; found: FoundPayment | undefined; now: Date; ids: Ids },
): Promise<number | null> {
  const { payment, found, now, ids } = facts;
  if (found?.outcome !== "paid" && found?.outcome !== "cancelled") return null;
  const [known] = await tx<{ outside: number }[]>`
    SELECT coalesce(sum(amount), 0)::int AS outside FROM refunds
    WHERE payment_id = ${payment.id} AND reason = 'outside'`;
  // What we decided and have not heard of yet may be part of it.
  const fresh = found.cancelledWon - payment.refunded - (known?.outside ?? 0);
  if (fresh <= 0) return null;
  await tx`
    INSERT INTO refunds (id, account_id, payment_id, amount, left_won, way, reason, state, created_at, done_at)
    VALUES (${ids.next()}, ${payment.account_id}, ${payment.id}, ${fresh}, ${fresh}, 'gateway', 'outside', 'done',
            ${now}, ${now})`;
  return found.cancelledWon;
}
