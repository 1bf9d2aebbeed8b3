import type { GuaranteeAnswer, MembershipAnswer } from "#contract/endpoints/memberships.ts";
import { comingRenewal } from "#domain/membership/coming-renewal.ts";
import type { Facts } from "#domain/membership/command.ts";
import { guarantee, NOTHING_BOUGHT } from "#domain/membership/guarantee.ts";
import { keptWon } from "#domain/membership/kept-won.ts";
import { nextScheduleStart } from "#domain/membership/next-schedule.ts";
import type { Membership } from "#domain/membership/membership.ts";
import { holdsMembership } from "#domain/membership/state.ts";
import { refundMethod } from "#domain/payment/refund-method.ts";
import { periodEndsAt } from "#domain/schedule/period-instants.ts";
import { presentPlan } from "../products/present.ts";
import type { PlanName } from "../products/queries.ts";
import { GUARANTEE_WORDS } from "./guarantee-words.ts";

type Names = ReadonlyMap<string, PlanName>;

/** The membership that somebody holds; null for one that is incomplete or has ended (spec §4). */
export function presentMembership(
  { membership, plans }: Pick<Facts, "membership" | "plans">,
  names: Names,
  now: number,
): MembershipAnswer | null {
  if (!membership || !holdsMembership(membership.state)) return null;
  const { state, period, plan, next_plan } = membership;
  return {
    state: state === "overdue" ? "overdue" : "active",
    current_period_starts_on: period.start,
    current_period_ends_at: periodEndsAt(period),
    is_canceled: membership.is_canceled,
    plan: presentPlan(plan, names),
    next_schedule: next_plan && {
      plan: presentPlan(comingRenewal(membership, plans, now).plan, names),
      payment_due_date: nextScheduleStart(period.end),
    },
  };
}

/** Whether the guarantee refund can be claimed, how much it is, and what stands against it. */
export function presentGuarantee(facts: Facts, now: number): GuaranteeAnswer {
  const { membership } = facts;
  const none = { eligible: false, form: null, amount: 0, method: null };
  const answer = membership
    ? guarantee({ ...facts, membership: membership satisfies Membership }, now)
    : NOTHING_BOUGHT;
  if (!answer.ok) {
    const reasons = (["unused", "no_hire"] as const).flatMap((form) =>
      answer.reasons[form].map((code) => ({ form, code, message: GUARANTEE_WORDS[code] })),
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
