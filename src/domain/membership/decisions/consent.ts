import type { Command, Facts } from "../command.ts";
import { comingRenewal } from "../coming-renewal.ts";
import { change } from "../draft.ts";
import type { Membership } from "../membership.ts";
import { accept, refuse } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";

/** The member agrees to the price of the coming period, which they must name as it will be charged. */
export function consent(
  facts: Facts & { membership: Membership },
  command: Extract<Command, { kind: "consent" }>,
  now: number,
): Outcome {
  const { membership } = facts;
  const { plan } = comingRenewal(membership, facts.plans, now);
  if (command.price !== plan.price) return refuse("price_changed");
  const given = { plan_id: plan.plan_id, price: plan.price, at: now };
  return accept(change({ membership, effects: [] }, { consent: given }));
}
