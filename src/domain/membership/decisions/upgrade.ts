import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { periodOverAt } from "#domain/schedule/period-instants.ts";
import type { Command, Facts } from "../command.ts";
import { change, invoice, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Membership } from "../membership.ts";
import { accept, refuse } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { termsForSale } from "../plans/plan-version.ts";
import type { PlanTerms } from "../plans/plan-version.ts";
import { upgradeDifference } from "../plans/upgrade-difference.ts";
import { grantPlanLot } from "./plan-lots.ts";
import { PAYMENT_LIMIT_MS } from "./purchase.ts";
import { startCharge } from "./start-charge.ts";

/** A higher plan for the rest of the paid period, for the whole difference of price and credits. */
export function upgradeNow(
  facts: Facts & { membership: Membership },
  command: Extract<Command, { kind: "upgrade_now" }>,
  now: number,
): Outcome {
  const { membership } = facts;
  const draft: Draft = { membership, effects: [] };
  const plan = termsForSale(facts.plans, command.plan_id, seoulDay(now));
  if (!plan) return refuse("plan_unknown");
  const difference = upgradeDifference(membership.plan, plan);
  if (!difference) return refuse("upgrade_not_higher");
  if (difference.won === 0) return accept(takeUpgrade(draft, { plan, payment_id: null }));
  const { method, period } = membership;
  if (!method) return refuse("method_missing");
  if (!method.usable) return refuse("method_unusable");
  const charge = {
    purpose: "upgrade",
    period,
    plan,
    amount: difference.won,
    method: { id: method.id, type: method.type },
    poll_deadline: Math.min(now + PAYMENT_LIMIT_MS, periodOverAt(period)),
  } as const;
  return accept(startCharge(draft, charge, now));
}

/**
 * The upgrade is paid, or costs nothing (`payment_id` null). It takes the place of a scheduled change:
 * the last decision wins.
 */
export function takeUpgrade(
  draft: Draft,
  paid: { plan: PlanTerms; payment_id: string | null },
): Draft {
  const { membership } = draft;
  const { period } = membership;
  const credits = paid.plan.credits - membership.plan.credits;
  const won = paid.plan.price - membership.plan.price;
  const upgrades = membership.upgrades + 1;
  const receipt = invoice(draft, {
    payment_id: paid.payment_id,
    purpose: "upgrade",
    period,
    amount: won,
  });
  const upgraded = change(receipt, { plan: paid.plan, upgrades, next_plan: null });
  const granted = grantPlanLot(upgraded, {
    period,
    credits,
    paid_won: won,
    purpose: "upgrade",
    upgrade: upgrades,
  });
  const undone = membership.next_plan ? record(granted, "change_unscheduled") : granted;
  return record(undone, "upgraded");
}
