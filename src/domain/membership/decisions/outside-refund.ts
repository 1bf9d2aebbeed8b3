import { refundWay } from "#domain/payment/refund-way.ts";
import type { Command, Facts } from "../command.ts";
import { also, change, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Claim, Membership, PaymentRecord } from "../membership.ts";
import { accept, refuse } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { giveUpPayment } from "./end.ts";
import { owePayments } from "./overdue.ts";

type Seen = Extract<Command, { kind: "outside_refund" }>;
type WithMembership = Facts & { membership: Membership };

/**
 * The gateway shows money of a payment gone back that we did not pay back: a chargeback, or a refund in
 * its own console. An active membership is overdue at once; in every other case operators are told.
 */
export function outsideRefund(facts: WithMembership, command: Seen, now: number): Outcome {
  const draft: Draft = { membership: facts.membership, effects: [] };
  const payment = facts.payments.find(({ id }) => id === command.payment_id);
  if (!payment) return refuse("payment_unknown");
  const madeGood = chargesFor(facts, payment.id).reduce((sum, claim) => sum + claim.amount, 0);
  const amount = Math.min(command.total, payment.amount) - payment.refunded - madeGood;
  if (payment.status !== "paid" || amount <= 0) return accept(draft);

  const { state, arrears, renewal_tried_at } = facts.membership;
  if (state === "active" && renewal_tried_at === null) {
    return accept(owePayments(draft, facts, [{ payment_id: payment.id, amount }], now));
  }
  if (state === "overdue" && arrears?.kind === "claims") {
    return accept(claimMore(draft, { payment_id: payment.id, amount }));
  }
  return accept(also(draft, { kind: "alarm", about: "outside_refund", payment_id: payment.id }));
}

/**
 * The money of a chargeback is back with us. Nothing owed any more: active again. If it had been paid
 * meanwhile, that second payment goes back.
 */
export function chargebackReversed(facts: WithMembership, paymentId: string, now: number): Outcome {
  const draft: Draft = { membership: facts.membership, effects: [] };
  if (!facts.payments.some(({ id }) => id === paymentId)) return refuse("payment_unknown");
  const { arrears } = facts.membership;
  if (
    arrears?.kind === "claims" &&
    arrears.claims.some((claim) => claim.payment_id === paymentId)
  ) {
    // A recharge under way would ask for more than is owed now.
    const claims = arrears.claims.filter((claim) => claim.payment_id !== paymentId);
    const given = giveUpPayment(draft);
    if (claims.length > 0) return accept(change(given, { arrears: { ...arrears, claims } }));
    return accept(record(change(given, { state: "active", arrears: null }), "recovered"));
  }
  const recharge = facts.payments.find(
    ({ covers, refunded }) =>
      refunded === 0 && covers.some((claim) => claim.payment_id === paymentId),
  );
  const claim = recharge?.covers.find(({ payment_id }) => payment_id === paymentId);
  if (!recharge || !claim) return accept(draft);
  return accept(payBack(draft, recharge, claim.amount, now));
}

function payBack(draft: Draft, recharge: PaymentRecord, amount: number, now: number): Draft {
  const paid_at = recharge.paid_at ?? now;
  const refund = {
    kind: "refund_payment",
    payment_id: recharge.id,
    amount,
    way: refundWay({ method: recharge.method, paid_at }, now),
    reason: "chargeback_reversed",
    paid_at,
  } as const;
  return record(also(draft, refund), "refunded");
}

function claimMore(draft: Draft, claim: Claim): Draft {
  const { arrears } = draft.membership;
  if (arrears?.kind !== "claims") return draft;
  const others = arrears.claims.filter(({ payment_id }) => payment_id !== claim.payment_id);
  const known = arrears.claims.find(({ payment_id }) => payment_id === claim.payment_id);
  if (known?.amount === claim.amount) return draft;
  return change(giveUpPayment(draft), { arrears: { ...arrears, claims: [...others, claim] } });
}

function chargesFor(facts: Facts, paymentId: string): Claim[] {
  return facts.payments
    .filter(({ status }) => status === "paid")
    .flatMap(({ covers }) => covers)
    .filter(({ payment_id }) => payment_id === paymentId);
}
