import { addDays, compareDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { firstPeriod } from "#domain/schedule/period-instants.ts";
import type { Facts } from "./command.ts";
import { keptWon } from "./kept-won.ts";
import type { Membership, PaymentRecord } from "./membership.ts";

/** A guarantee refund can be claimed for so many days: after the purchase, or after the first period. */
export const DAYS_TO_CLAIM = 7;
/** So many quotes without a hire are what the guarantee asks for. */
export const QUOTES_AT_LEAST = 10;

/** The two guarantees: nothing was used, or many quotes and no hire. */
export const GUARANTEE_FORMS = ["unused", "no_hire"] as const;
export type GuaranteeForm = (typeof GUARANTEE_FORMS)[number];

export type GuaranteeReason =
  | "no_membership"
  | "guarantee_used"
  | "nothing_to_refund"
  | "not_first_purchase"
  | "credits_used"
  | "too_few_quotes"
  | "quote_hired"
  | "first_period_not_over"
  | "claim_window_over";

/** Whether it can be claimed, by which form, and what stands against each form. */
export type GuaranteeAnswer =
  | { ok: true; form: GuaranteeForm; payments: PaymentRecord[] }
  | { ok: false; reasons: Record<GuaranteeForm, GuaranteeReason[]> };

/** What stands against it where no membership was ever bought. */
export const NOTHING_BOUGHT: Extract<GuaranteeAnswer, { ok: false }> = {
  ok: false,
  reasons: { unused: ["no_membership"], no_hire: ["no_membership"] },
};

/**
 * Whether the guarantee refund can be claimed at `now` (product.md §3). Both windows are counted in days
 * in Seoul and end with the seventh day after the purchase, or after the first period's last day.
 */
export function guarantee(facts: Facts & { membership: Membership }, now: number): GuaranteeAnswer {
  const today = seoulDay(now);
  const payments = facts.payments.filter(
    (payment) => payment.status === "paid" && keptWon(payment) > 0,
  );
  const always: GuaranteeReason[] = [];
  if (facts.guarantee.used_before) always.push("guarantee_used");
  // Whoever left has settled with us: what was kept then stays.
  const hasLeft = facts.membership.end_reason === "left";
  if (payments.length === 0 || hasLeft) always.push("nothing_to_refund");
  const reasons = {
    unused: [...always, ...againstUnused(facts, today)],
    no_hire: [...always, ...againstNoHire(facts, today)],
  };
  if (reasons.unused.length === 0) return { ok: true, form: "unused", payments };
  if (reasons.no_hire.length === 0) return { ok: true, form: "no_hire", payments };
  return { ok: false, reasons };
}

function againstUnused(facts: Facts & { membership: Membership }, today: Day): GuaranteeReason[] {
  const reasons: GuaranteeReason[] = [];
  if (facts.guarantee.earlier_memberships > 0) reasons.push("not_first_purchase");
  if (isWindowOver(seoulDay(facts.membership.bought_at), today)) reasons.push("claim_window_over");
  if (facts.guarantee.credits_used > 0) reasons.push("credits_used");
  return reasons;
}

function againstNoHire(facts: Facts & { membership: Membership }, today: Day): GuaranteeReason[] {
  const reasons: GuaranteeReason[] = [];
  const { end } = firstPeriod(facts.membership.bought_at);
  if (compareDays(today, end) <= 0) reasons.push("first_period_not_over");
  if (isWindowOver(end, today)) reasons.push("claim_window_over");
  if (facts.guarantee.quotes_sent < QUOTES_AT_LEAST) reasons.push("too_few_quotes");
  if (facts.guarantee.quotes_hired > 0) reasons.push("quote_hired");
  return reasons;
}

function isWindowOver(from: Day, today: Day): boolean {
  return compareDays(today, addDays(from, DAYS_TO_CLAIM)) > 0;
}
