import type { GuaranteeAnswer } from "#contract/endpoints/membership-parts.ts";
import type { Facts } from "#domain/membership/command.ts";
import { guarantee, NOTHING_BOUGHT } from "#domain/membership/guarantee.ts";
import { keptWon } from "#domain/membership/kept-won.ts";
import type { Membership } from "#domain/membership/membership.ts";
import { GUARANTEE_LABELS } from "#domain/membership/notices/guarantee-labels.ts";
import { refundMethod } from "#domain/payment/refund-method.ts";

/** Whether the guarantee refund can be claimed, how much it is, and what stands against it. */
export function presentGuarantee(facts: Facts, now: number): GuaranteeAnswer {
  const { membership } = facts;
  const none = { eligible: false, form: null, amount: 0, method: null };
  const answer = membership
    ? guarantee({ ...facts, membership: membership satisfies Membership }, now)
    : NOTHING_BOUGHT;
  if (!answer.ok) {
    const reasons = (["unused", "no_hire"] as const).flatMap((form) =>
      answer.reasons[form].map((code) => ({ form, code, message: GUARANTEE_LABELS[code] })),
    );
    return { ...none, reasons };
  }
  const byBank = answer.payments.some(
    ({ method, paid_at }) => refundMethod({ method, paid_at: paid_at ?? now }, now) !== "gateway",
  );
  return {
    eligible: true,
    form: answer.form,
    amount: answer.payments.reduce((sum, payment) => sum + keptWon(payment), 0),
    method: byBank ? "bank_transfer" : "gateway",
    reasons: [],
  };
}
