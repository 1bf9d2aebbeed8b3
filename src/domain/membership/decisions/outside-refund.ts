import { refundMethod } from "#domain/payment/refund-method.ts";
import type { Facts } from "../command.ts";
import { also, change, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Effect } from "../effect.ts";
import type { Claim, Membership, PaymentRecord } from "../membership.ts";
import { claimsOf, type Claims } from "../open-claims.ts";
import { accept, refuse } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { giveUpPayment } from "./end.ts";
import { owePayments } from "./overdue.ts";

type WithMembership = Facts & { membership: Membership };

/**
 * The gateway shows another sum of a payment gone back without us than before: a chargeback, a refund in its own console,
 * or the reversal of one. Of a part the credits go and the membership stays; when nothing of a payment is left it is owed:
 * overdue at once, or, while a renewal is being decided or owed, once that is settled. What is ours again is owed no more,
 * and what was paid for it meanwhile goes back.
 */
export function outsideRefund(facts: WithMembership, paymentId: string, now: number): Outcome {
  const draft: Draft = { membership: facts.membership, effects: [] };
  const payment = facts.payments.find(({ id }) => id === paymentId);
  if (!payment) return refuse("payment_unknown");
  if (payment.status !== "paid") return accept(draft);
  const claims = claimsOf(facts.payments);
  const booked = also(draft, ...takenCredits(facts, payment, claims));
  const alarmed = mayOwe(facts.membership) ? booked : alarmOf(booked, payment, claims);
  return accept(payBackExcess(owe(alarmed, facts, claims.open, now), claims, now));
}

/**
 * Lets a membership owe what was taken back of its payments, once nothing else is owed or being decided: also after a
 * renewal was decided meanwhile.
 */
export function owe(draft: Draft, facts: Facts, open: readonly Claim[], now: number): Draft {
  const { state, arrears } = draft.membership;
  if (!mayOwe(draft.membership)) return draft;
  if (state === "active") return open.length > 0 ? owePayments(draft, facts, open, now) : draft;
  if (arrears?.kind !== "claims" || isSame(arrears.claims, open)) return draft;
  // A recharge under way would ask for another sum than is owed now.
  const given = giveUpPayment(draft);
  if (open.length > 0) return change(given, { arrears: { ...arrears, claims: open } });
  return record(change(given, { state: "active", arrears: null }), "recovered");
}

/** Nothing else is owed, and no renewal is being decided. */
function mayOwe({ state, arrears, renewal_tried_at }: Membership): boolean {
  if (state === "active") return renewal_tried_at === null;
  return state === "overdue" && arrears?.kind === "claims";
}

// A membership that has ended can owe no money: there credits go with a whole payment, too.
function takenCredits(
  { membership }: WithMembership,
  payment: PaymentRecord,
  { partial, open }: Claims,
): Effect[] {
  const of =
    payment.covers.length > 0 ? payment.covers.map((claim) => claim.payment_id) : [payment.id];
  const whole = membership.state === "ended" ? open : [];
  return of.map((payment_id) => {
    const owed = whole.find((claim) => claim.payment_id === payment_id)?.amount ?? 0;
    return { kind: "take_credits", payment_id, won: owed + (partial.get(payment_id) ?? 0) };
  });
}

function alarmOf(draft: Draft, payment: PaymentRecord, { open }: Claims): Draft {
  const isEnded = draft.membership.state === "ended";
  const isOwed = open.some((claim) => claim.payment_id === payment.id);
  if (!isOwed && !(isEnded && payment.taken_back > 0)) return draft;
  return also(draft, { kind: "alarm", about: "outside_refund", payment_id: payment.id });
}

function payBackExcess(draft: Draft, { excess }: Claims, now: number): Draft {
  if (excess.length === 0) return draft;
  const refunds = excess.map(({ payment, amount }): Effect => {
    const paid_at = payment.paid_at ?? now;
    return {
      kind: "refund_payment",
      payment_id: payment.id,
      amount,
      method: refundMethod({ method: payment.method, paid_at }, now),
      reason: "chargeback_reversed",
      paid_at,
    };
  });
  return record(also(draft, ...refunds), "refunded");
}

function isSame(a: readonly Claim[], b: readonly Claim[]): boolean {
  return a.length === b.length && a.every((one) => b.some((other) => isSameClaim(one, other)));
}

function isSameClaim(one: Claim, other: Claim): boolean {
  return one.payment_id === other.payment_id && one.amount === other.amount;
}
