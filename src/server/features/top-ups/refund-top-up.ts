import { refundWay } from "#domain/payment/refund-way.ts";
import type { RefundWay } from "#contract/endpoints/refund-parts.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { orderRefund } from "../billing/order-refund.ts";
import { takeFromLot } from "../credits/take-from-lot.ts";
import { lockPeople } from "../quotes/lock-people.ts";
import { lockTopUp } from "./queries.ts";
import { refundableOf } from "./refundable.ts";

/**
 * Gives back the money for what nobody used of a pack, and takes those credits away with it. Held credits stay: once
 * they come back unused, they can be refunded too.
 */
export async function refundTopUp(
  tx: Tx,
  asked: { accountId: string; topUpId: string; now: Date; ids: Ids },
): Promise<{ refunded: number; credits: number; way: RefundWay }> {
  const { accountId, topUpId, now, ids } = asked;
  await lockPeople(tx, { credits: [accountId], told: [accountId] });
  const topUp = await lockTopUp(tx, topUpId);
  if (topUp?.account_id !== accountId) return refuse("not_found");
  const back = refundableOf(topUp, now);
  const { lot_id: lotId, paid_at: paidAt, payment_id: paymentId, method_type: method } = topUp;
  if (!back || lotId === null || paidAt === null) return refuse("nothing_to_refund");
  const way = refundWay({ method, paid_at: paidAt.getTime() }, now.getTime());
  const refundId = await orderRefund(tx, {
    accountId,
    paymentId,
    amount: back.won,
    way,
    reason: "top_up_unused",
    paidAt,
    now,
    ids,
  });
  await takeFromLot(tx, {
    accountId,
    lotId,
    credits: back.credits,
    detail: "top_up_refunded",
    reference: `refund:${refundId}`,
    now,
    ids,
  });
  return { refunded: back.won, credits: back.credits, way };
}
