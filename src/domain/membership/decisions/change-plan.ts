import type { Command, Facts } from "../command.ts";
import { comingRenewal } from "../coming-renewal.ts";
import { change, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Membership } from "../membership.ts";
import { accept, refuse } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { termsForSale } from "../plans/plan-version.ts";

/**
 * Another plan from the next period on; the last one asked for wins. Asking for the present plan takes a
 * scheduled change back, asking for the scheduled one again changes nothing.
 */
export function scheduleChange(
  facts: Facts & { membership: Membership },
  command: Extract<Command, { kind: "schedule_change" }>,
  now: number,
): Outcome {
  const { membership } = facts;
  const { plan_id } = command;
  if (plan_id === membership.plan.plan_id) {
    return membership.next_plan ? removeChange(facts) : refuse("same_plan");
  }
  const { start } = comingRenewal(membership, facts.plans, now);
  const plan = termsForSale(facts.plans, plan_id, start);
  if (!plan) return refuse("plan_unknown");
  const draft: Draft = { membership, effects: [] };
  const { next_plan } = membership;
  const isSame = next_plan?.plan_id === plan_id && next_plan.price === plan.price;
  if (isSame) return accept(draft);
  return accept(record(change(draft, { next_plan: plan }), "change_scheduled"));
}

/** Takes the scheduled change back; the membership renews as it is. */
export function removeChange({ membership }: { membership: Membership }): Outcome {
  const draft: Draft = { membership, effects: [] };
  return accept(record(change(draft, { next_plan: null }), "change_unscheduled"));
}
