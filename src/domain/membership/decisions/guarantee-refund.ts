import { refundMethod } from "#domain/payment/refund-method.ts";
import type { Facts } from "../command.ts";
import { also, change, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Effect } from "../effect.ts";
import { guarantee } from "../guarantee.ts";
import { firstGuaranteeReason } from "../guarantee-reason.ts";
import { keptWon } from "../kept-won.ts";
import type { Membership } from "../membership.ts";
import { accept, refuse } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { giveUpPayment } from "./end.ts";
import { refundLots } from "./plan-lots.ts";

/**
 * Pays everything back that the guarantee covers and ends the membership: live holds are released
 * first, then what is left of its credits is taken back. Asked again after it was done, it changes nothing.
 */
export function guaranteeRefund(facts: Facts & { membership: Membership }, now: number): Outcome {
  const { membership } = facts;
  const draft: Draft = { membership, effects: [] };
  if (isRefunded(membership)) return accept(draft);
  const answer = guarantee(facts, now);
  const reason = firstGuaranteeReason(answer);
  if (!answer.ok) return refuse(reason ?? "claim_window_over");

  const lots = refundLots(giveUpPayment(draft), facts.lots);
  const money = answer.payments.map((payment): Effect => {
    const paid_at = payment.paid_at ?? now;
    return {
      kind: "refund_payment",
      payment_id: payment.id,
      amount: keptWon(payment),
      method: refundMethod({ method: payment.method, paid_at }, now),
      reason: "guarantee",
      paid_at,
    };
  });
  const refunded = record(also(lots, ...money, { kind: "use_guarantee" }), "refunded");
  const ended = change(refunded, {
    state: "ended",
    end_reason: "refunded",
    next_plan: null,
    arrears: null,
  });
  return accept(membership.state === "ended" ? ended : record(ended, "ended"));
}

/** True once the guarantee refund of this membership was made. */
export function isRefunded({ state, end_reason }: Membership): boolean {
  return state === "ended" && end_reason === "refunded";
}
