import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { firstPeriod, periodOverAt } from "#domain/schedule/period-instants.ts";
import { anchorOf } from "#domain/schedule/period.ts";
import type { Command, Facts } from "../command.ts";
import { also, change, invoice, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Membership } from "../membership.ts";
import { termsForSale } from "../plans/plan-version.ts";
import type { PlanTerms } from "../plans/plan-version.ts";
import { accept, refuse } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { grantPlanLot } from "./plan-lots.ts";
import { startCharge } from "./start-charge.ts";

/** How long a purchase or an upgrade waits for its payment (B26). */
export const PAYMENT_LIMIT_MS = 30 * MINUTE_MS;

/** Begins a membership: incomplete and without credits until it is paid; at once when it is free. */
export function purchase(
  facts: Facts,
  command: Extract<Command, { kind: "purchase" }>,
  now: number,
): Outcome {
  const plan = termsForSale(facts.plans, command.plan_id, seoulDay(now));
  if (!plan) return refuse("plan_unknown");
  const { method } = command;
  const membership = newMembership(command, plan, now);
  const begun = record({ membership, effects: [] }, "purchased");
  if (plan.price === 0) return accept(activate(begun, null));
  if (!method) return refuse("method_missing");
  const charge = {
    purpose: "purchase",
    period: membership.period,
    plan,
    amount: plan.price,
    method,
    poll_deadline: now + PAYMENT_LIMIT_MS,
  } as const;
  return accept(startCharge(begun, charge, now));
}

/** The first payment came, or was not needed (`paymentId` null): credits and benefits begin. */
export function activate(draft: Draft, paymentId: string | null): Draft {
  const { period, plan } = draft.membership;
  const active = change(draft, { state: "active" });
  const receipt = invoice(active, {
    payment_id: paymentId,
    purpose: "purchase",
    period,
    amount: plan.price,
  });
  const paid = also(receipt, { kind: "period", period, status: "paid" });
  const granted = grantPlanLot(paid, {
    period,
    credits: plan.credits,
    paid_won: plan.price,
    purpose: "purchase",
  });
  return record(granted, "activated");
}

function newMembership(
  command: Extract<Command, { kind: "purchase" }>,
  plan: PlanTerms,
  now: number,
): Membership {
  const period = firstPeriod(now);
  return {
    id: command.membership_id,
    state: "incomplete",
    end_reason: null,
    bought_at: now,
    anchor: anchorOf(period.start),
    period,
    plan,
    is_canceled: false,
    next_plan: null,
    method: command.method && { ...command.method, usable: true },
    payment: null,
    charges: 0,
    upgrades: 0,
    renewal_tried_at: null,
    backoff: null,
    lots_until: periodOverAt(period),
    arrears: null,
    consent: null,
    notified: [],
  };
}
