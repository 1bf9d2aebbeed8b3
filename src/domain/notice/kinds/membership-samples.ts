import type { MembershipNotice } from "#domain/membership/lifecycle-names.ts";
import type { Membership } from "#domain/membership/membership.ts";
import { noticeText } from "#domain/membership/notices/notice-text.ts";
import type { PlanVersion } from "#domain/membership/plans/plan-version.ts";
import type { MembershipWords } from "../notice-kind.ts";

const STANDARD = { plan_id: "standard", price: 59_000, credits: 70 };
const PRO = { plan_id: "pro", price: 119_000, credits: 160 };
const NAMES: Record<string, string> = { standard: "스탠다드", pro: "프로" };

const PLANS: PlanVersion[] = [STANDARD, PRO].map((terms) => ({
  ...terms,
  effective_from: "2027-01-01",
  for_sale: true,
}));
const DEARER: PlanVersion = {
  ...STANDARD,
  price: 65_000,
  effective_from: "2027-04-01",
  for_sale: true,
};

const METHOD = { id: "method", type: "card" as const, usable: true };
const BOUGHT_AT = Date.parse("2027-03-10T12:00:00+09:00");
const D_7 = Date.parse("2027-04-03T09:00:00+09:00");
const D_1 = Date.parse("2027-04-09T09:00:00+09:00");

const RUNNING: Membership = {
  id: "membership",
  state: "active",
  end_reason: null,
  bought_at: BOUGHT_AT,
  anchor: 10,
  period: { start: "2027-03-10", end: "2027-04-09" },
  plan: STANDARD,
  is_canceled: false,
  next_plan: null,
  method: METHOD,
  payment: null,
  charges: 1,
  upgrades: 0,
  renewal_tried_at: null,
  backoff: null,
  lots_until: D_1,
  arrears: null,
  consent: null,
  notified: [],
};

const OVERDUE: Membership = {
  ...RUNNING,
  state: "overdue",
  arrears: {
    kind: "renewal",
    since: "2027-04-10",
    retries: 1,
    period: { start: "2027-04-10", end: "2027-05-09" },
    plan: STANDARD,
  },
};

const UPGRADING: Membership = {
  ...RUNNING,
  payment: {
    id: "payment",
    purpose: "upgrade",
    period: RUNNING.period,
    plan: PRO,
    amount: PRO.price - STANDARD.price,
    method: METHOD,
    started_at: BOUGHT_AT,
    next_poll_at: BOUGHT_AT,
    poll_deadline: BOUGHT_AT,
    recorded: true,
  },
};

const SPECIAL: Partial<
  Record<MembershipNotice, { membership?: Membership; now?: number; plans?: PlanVersion[] }>
> = {
  renewal_failed: { membership: OVERDUE },
  overdue: { membership: OVERDUE },
  change_scheduled: { membership: { ...RUNNING, next_plan: PRO } },
  changed: { membership: { ...RUNNING, plan: PRO } },
  upgraded: { membership: { ...RUNNING, plan: PRO } },
  cancel_scheduled: { membership: { ...RUNNING, is_canceled: true } },
  ended: { membership: { ...RUNNING, state: "ended", end_reason: "unpaid" } },
  renewal_tomorrow: { now: D_1 },
  price_rise_consent: { plans: [...PLANS, DEARER] },
};

/** What the notice says of a membership as most have it. */
export function sampleWords(notice: MembershipNotice): MembershipWords {
  const { membership = RUNNING, now = D_7, plans = PLANS } = SPECIAL[notice] ?? {};
  const words = noticeText(notice, {
    before: UPGRADING,
    membership,
    plans,
    now,
    planName: (planId) => NAMES[planId] ?? "",
    neverArrived: false,
    refundedWon: RUNNING.plan.price,
  });
  return { title: words.title ?? null, body: words.body, text: words.text ?? null };
}
