import { addDays } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { unpaidEndAt } from "#domain/schedule/overdue-ladder.ts";
import { periodOverAt } from "#domain/schedule/period-instants.ts";
import { periodAfter } from "#domain/schedule/period.ts";
import type { Period } from "#domain/schedule/period.ts";
import { decisionDeadline, wasUnattended } from "#domain/schedule/renewal-times.ts";
import { comingRenewal } from "../coming-renewal.ts";
import type { Facts } from "../command.ts";
import { also, change, invoice, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Effect } from "../effect.ts";
import type { Membership } from "../membership.ts";
import type { PlanTerms } from "../plans/plan-version.ts";
import { end } from "./end.ts";
import { extendPlanLots, grantPlanLot, turnPeriodLots } from "./plan-lots.ts";
import { startCharge } from "./start-charge.ts";

/** Charges the coming period, or ends the membership when nobody agreed to a higher price. */
export function startRenewal(draft: Draft, facts: Facts, now: number): Draft {
  const { membership } = draft;
  const coming = comingRenewal(membership, facts.plans, now);
  if (coming.needsConsent) return end(draft, facts.lots, "price_refused");
  // A second try within the day of decision keeps the first one's deadline.
  const tried = membership.renewal_tried_at ?? now;
  const { plan, period } = coming;
  const deadline = decisionDeadline(period.start, tried);
  const trying = startTrying(draft, facts, { tried, deadline, missed: coming.missed });
  if (plan.price === 0) return renew(trying, facts, { period, plan, payment_id: null });
  const { method } = membership;
  if (!method?.usable) return becomeOverdue(trying, facts, { period, plan, unreached: false }, now);
  const charge = {
    purpose: "renewal",
    period,
    plan,
    amount: plan.price,
    method: { id: method.id, type: method.type },
    poll_deadline: deadline,
  } as const;
  return startCharge(trying, charge, now);
}

/** The renewal from its beginning, because nobody worked over the end of its day of decision. */
export function renewAnew(draft: Draft, facts: Facts, now: number): Draft {
  return startRenewal(change(draft, { renewal_tried_at: null, backoff: null }), facts, now);
}

/** The period is paid, by the renewal or later while overdue: it begins, on the original anchor. */
export function renew(
  draft: Draft,
  facts: Facts,
  paid: { period: Period; plan: PlanTerms; payment_id: string | null },
): Draft {
  const before = draft.membership;
  const { period, plan } = paid;
  const missed = missedBetween(before, period);
  const receipt = invoice(draft, {
    payment_id: paid.payment_id,
    purpose: "renewal",
    period,
    amount: plan.price,
  });
  const periods = also(
    receipt,
    ...missed.map((each): Effect => ({ kind: "period", period: each, status: "missed" })),
    { kind: "period", period, status: "paid" },
  );
  const turned = turnPeriodLots(periods, facts.lots, {
    ended: before.period,
    next: period,
    rollsOver: missed.length === 0,
  });
  const renewed = change(turned, {
    state: "active",
    period,
    plan,
    next_plan: null,
    upgrades: 0,
    renewal_tried_at: null,
    backoff: null,
    lots_until: periodOverAt(period),
    arrears: null,
    consent: null,
    notified: [],
  });
  const granted = grantPlanLot(renewed, {
    period,
    credits: plan.credits,
    paid_won: plan.price,
    purpose: "renewal",
  });
  const recorded = record(granted, before.state === "overdue" ? "recovered" : "renewed");
  return plan.plan_id === before.plan.plan_id ? recorded : record(recorded, "changed");
}

/** A renewal that failed, and whether the gateway itself refused it. */
export type Owed = { period: Period; plan: PlanTerms; unreached: boolean };

/**
 * The renewal failed: overdue at once. The old plan lots wait, unusable, for what is decided. The ladder of retries counts
 * from the first try, but from today when nobody worked in between: what is over by then could not be tried.
 */
export function becomeOverdue(draft: Draft, facts: Facts, owed: Owed, now: number): Draft {
  const { period, plan, unreached } = owed;
  const tried = draft.membership.renewal_tried_at ?? now;
  const isLate = wasUnattended(decisionDeadline(period.start, tried), now);
  const since = seoulDay(isLate ? now : tried);
  const overdue = change(draft, {
    state: "overdue",
    renewal_tried_at: null,
    backoff: null,
    arrears: { kind: "renewal", since, retries: 0, period, plan, unreached },
  });
  const waiting = extendPlanLots(overdue, facts.lots, unpaidEndAt(since));
  return record(record(waiting, "renewal_failed"), "overdue");
}

/** Until the charge is decided the old plan lots stay usable: until 24:00 of the start day. */
export function bridgePlanLots(draft: Draft, facts: Facts): Draft {
  const start = addDays(draft.membership.period.end, 1);
  const dayOver = decisionDeadline(start, periodOverAt(draft.membership.period));
  return extendPlanLots(draft, facts.lots, dayOver);
}

// What could roll over must still be there when the charge is decided; over a gap nothing does.
function startTrying(
  draft: Draft,
  facts: Facts,
  { tried, deadline, missed }: { tried: number; deadline: number; missed: readonly Period[] },
): Draft {
  const trying = change(draft, { renewal_tried_at: tried });
  return missed.length === 0 ? extendPlanLots(trying, facts.lots, deadline) : trying;
}

function missedBetween({ anchor, period }: Membership, next: Period): Period[] {
  const missed: Period[] = [];
  let between = periodAfter(anchor, period);
  while (between.start < next.start) {
    missed.push(between);
    between = periodAfter(anchor, between);
  }
  return missed;
}
