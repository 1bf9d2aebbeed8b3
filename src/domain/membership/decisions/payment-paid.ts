import { refundMethod } from "#domain/payment/refund-method.ts";
import type { Command, Facts } from "../command.ts";
import { also, change, invoice, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import { keptWon } from "../kept-won.ts";
import type { Membership, PaymentRecord, PendingPayment } from "../membership.ts";
import { accept, refuse } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { clearArrears } from "./overdue.ts";
import { activate } from "./purchase.ts";
import { renew } from "./renew.ts";
import { takeUpgrade } from "./upgrade.ts";

type Paid = Extract<Command, { kind: "payment_paid" }>;

/**
 * The gateway says that a charge took the money. The pending one does what it was for; one that was
 * given up, or taken as failed, is refunded in full; one that is known to be paid changes nothing.
 */
export function paymentPaid(
  facts: Facts & { membership: Membership },
  command: Paid,
  now: number,
): Outcome {
  const draft: Draft = { membership: facts.membership, effects: [] };
  const pending = facts.membership.payment;
  if (pending?.id === command.payment_id) {
    const settled = settlePaid(change(draft, { payment: null }), pending, command.paid_at);
    return accept(serve(settled, facts, pending));
  }
  const known = facts.payments.find(({ id }) => id === command.payment_id);
  if (!known) return refuse("payment_unknown");
  if (known.status === "paid" || keptWon(known) === 0) return accept(draft);
  return accept(refundLate(draft, known, command.paid_at, now));
}

function settlePaid(draft: Draft, payment: PendingPayment, paidAt: number): Draft {
  const { arrears } = draft.membership;
  return also(draft, {
    kind: "settle_payment",
    payment_id: payment.id,
    status: "paid",
    paid_at: paidAt,
    code: null,
    covers: payment.purpose === "recharge" && arrears?.kind === "claims" ? arrears.claims : [],
  });
}

function serve(draft: Draft, facts: Facts, payment: PendingPayment): Draft {
  const { purpose, period, plan, amount, id } = payment;
  switch (purpose) {
    case "purchase":
      return activate(draft, id);
    case "renewal":
      return renew(draft, facts, { period, plan, payment_id: id });
    case "upgrade":
      return takeUpgrade(draft, { plan, payment_id: id });
    case "recharge":
      return clearArrears(invoice(draft, { payment_id: id, purpose, period, amount }), facts, id);
  }
}

function refundLate(draft: Draft, payment: PaymentRecord, paidAt: number, now: number): Draft {
  const refunded = also(draft, {
    kind: "refund_payment",
    payment_id: payment.id,
    amount: keptWon(payment),
    method: refundMethod({ method: payment.method, paid_at: paidAt }, now),
    reason: "late_success",
    paid_at: paidAt,
  });
  return record(refunded, "refunded");
}
