import type { Plan } from "#contract/endpoints/membership-parts.ts";
import type { PlanTerms } from "#domain/membership/plans/plan-version.ts";
import type { PlanName } from "./products.ts";

/** A plan on the terms that somebody has or would get. */
export function presentPlan(terms: PlanTerms, names: ReadonlyMap<string, PlanName>): Plan {
  const named = names.get(terms.plan_id);
  if (!named) throw new Error(`no product of plan ${terms.plan_id}`);
  return {
    id: terms.plan_id,
    name: named.name,
    price: terms.price,
    product: { id: named.product_id, credit: terms.credits },
  };
}
