import type { MembershipOverview, Plan } from "#contract/endpoints/membership-parts.ts";

/** A plan by its credits; its ids follow from them. */
export function samplePlan(name: string, price: number, credit: number): Plan {
  return { id: `plan-${credit}`, name, price, product: { id: `product-${credit}`, credit } };
}

export const LIGHT = samplePlan("라이트", 29_000, 30);
export const STANDARD = samplePlan("스탠다드", 59_000, 70);
export const PRO = samplePlan("프로", 119_000, 160);

/** What an account without a membership is told. */
export function noMembership(changes: Partial<MembershipOverview> = {}): MembershipOverview {
  return {
    today: "2026-11-21",
    membership: null,
    purchase: null,
    ended: null,
    coming: null,
    price_rise: null,
    overdue: null,
    payment: null,
    method: null,
    actions: ["purchase"],
    guarantee: { eligible: false, form: null, amount: 0, method: null, reasons: [] },
    ...changes,
  };
}

/** What a member with 스탠다드 is told in the middle of a period. */
export function activeOverview(changes: Partial<MembershipOverview> = {}): MembershipOverview {
  return noMembership({
    membership: {
      state: "active",
      overdue_cause: null,
      current_period_starts_on: "2026-11-15",
      current_period_ends_at: "2026-12-14T23:59:59+09:00",
      is_canceled: false,
      plan: STANDARD,
      next_schedule: null,
    },
    coming: {
      starts_on: "2026-12-15",
      payment_due_at: "2026-12-15T10:00:00+09:00",
      plan: STANDARD,
      amount: 59_000,
      change: "none",
    },
    method: { type: "card", card_name: "현대카드 (1234)", name: "현대카드 (1234)", usable: true },
    actions: ["cancel", "schedule_change", "upgrade_now", "change_method"],
    ...changes,
  });
}

/** The same member after canceling. */
export function canceledOverview(): MembershipOverview {
  const { membership, ...rest } = activeOverview({
    coming: null,
    actions: ["restart", "change_method"],
  });
  return { ...rest, membership: membership && { ...membership, is_canceled: true } };
}

/** The same member after a renewal that could not be charged. */
export function overdueOverview(changes: Partial<MembershipOverview> = {}): MembershipOverview {
  const { membership, ...rest } = activeOverview({
    today: "2026-12-16",
    coming: null,
    overdue: {
      since: "2026-12-15",
      amount: 59_000,
      next_retry_at: "2026-12-18T10:00:00+09:00",
      ends_at: "2026-12-23T00:00:00+09:00",
      message: "카드 한도가 넘어서 결제되지 않았어요. 한도를 확인하거나 다른 카드로 바꿔 주세요.",
    },
    actions: ["cancel", "retry", "change_method"],
  });
  return {
    ...rest,
    membership: membership && { ...membership, state: "overdue", overdue_cause: "unpaid" },
    ...changes,
  };
}
