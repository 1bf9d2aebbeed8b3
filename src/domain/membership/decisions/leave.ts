import { refundMethod } from "#domain/payment/refund-method.ts";
import type { Facts } from "../command.ts";
import { also, record } from "../draft.ts";
import type { Effect } from "../effect.ts";
import { leavingOffer } from "../leaving/leaving-offer.ts";
import type { Membership } from "../membership.ts";
import { accept, type Outcome } from "../outcome.ts";
import { end } from "./end.ts";
import { guaranteeRefund } from "./guarantee-refund.ts";

/**
 * Ends the membership now and pays back what is unused, less what is kept of it; by the guarantee where that applies,
 * which gives back more. Without anything to pay back it ends all the same.
 */
export function leave(facts: Facts & { membership: Membership }, now: number): Outcome {
  const offer = leavingOffer(facts, now);
  if (offer.by === "guarantee") return guaranteeRefund(facts, now);
  const { membership, lots } = facts;
  const money = offer.shares.map(({ payment, amount }): Effect => {
    const paid_at = payment.paid_at ?? now;
    return {
      kind: "refund_payment",
      payment_id: payment.id,
      amount,
      method: refundMethod({ method: payment.method, paid_at }, now),
      reason: "membership_unused",
      paid_at,
    };
  });
  const left = also(end({ membership, effects: [] }, lots, "left"), ...money);
  return accept(money.length > 0 ? record(left, "refunded") : left);
}

/** True once somebody has left so. */
export function hasLeft({ state, end_reason }: Membership): boolean {
  return state === "ended" && end_reason === "left";
}
