import type { RefundMethod } from "#domain/payment/refund-method.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { takeFromLot } from "../credits/take-from-lot.ts";
import { lockBuyer } from "./lock-buyer.ts";
import { lockTopUp } from "./queries.ts";
import { refundableOf } from "./refundable.ts";

/**
 * Gives back the money for what nobody used of a pack, and takes those credits away with it. Held credits stay: once
 * they come back unused, they can be refunded too.
 */
export async function refundTopUp(
  tx: Tx,
  asked: { accountId: string; topUpId: string; now: Date; ids: Ids },
): Promise<{ refunded: number; credits: number; method: RefundMethod }> {
  const { accountId, topUpId, now, ids } = asked;
  await lockBuyer(tx, accountId);
  const topUp = await lockTopUp(tx, topUpId);
  if (topUp?.account_id !== accountId) return refuse("not_found");
  const back = refundableOf(topUp, now);
  const { lot_id: lotId, paid_at: paidAt, payment_id: paymentId } = topUp;
  if (!back || lotId === null || paidAt === null) return refuse("nothing_to_refund");
  const { method } = back;
  const refundId = ids.next();
  const money = { paymentId, amount: back.won, method, paidAt: paidAt.getTime() };
  await happened(
    tx,
    { kind: "payment.to_refund", refundId, accountId, ...money, reason: "top_up_unused" },
    { now, ids },
  );
  await takeFromLot(tx, {
    accountId,
    lotId,
    credits: back.credits,
    detail: "top_up_refunded",
    reference: `refund:${refundId}`,
    now,
    ids,
  });
  return { refunded: back.won, credits: back.credits, method };
}
