import type { Day } from "#domain/calendar/day.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

/** A plan with one of its versions. Won, VAT included. */
export interface PlanVersionRow {
  product_id: string;
  plan_id: string;
  name: string;
  effective_from: Day;
  price: number;
  credits: number;
  for_sale: boolean;
}

/** Every version of every plan, in the order in which plans are shown, the oldest first. */
export async function findNamedVersions(db: Db): Promise<PlanVersionRow[]> {
  return db<PlanVersionRow[]>`
    SELECT p.id AS product_id, p.plan_id, p.name, v.effective_from, v.price_won AS price, v.credits, v.for_sale
    FROM product_versions v JOIN products p ON p.id = v.product_id
    WHERE p.kind = 'plan' ORDER BY p.position, v.effective_from`;
}

/** Adds a plan without a version yet, after the other plans; false when a product has its name. */
export async function addPlan(
  tx: Tx,
  plan: Pick<PlanVersionRow, "product_id" | "plan_id" | "name">,
): Promise<boolean> {
  // Two operators at once get two positions, and a name once.
  await tx`LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE`;
  const added = await tx`
    INSERT INTO products (id, kind, plan_id, name, position)
    SELECT ${plan.product_id}, 'plan', ${plan.plan_id}, ${plan.name},
           (SELECT coalesce(max(position), 0) + 1 FROM products WHERE kind = 'plan')
    WHERE NOT EXISTS (SELECT FROM products WHERE name = ${plan.name})`;
  return added.count > 0;
}

/** Adds a version of a plan; false when there is one of that day already. */
export async function addPlanVersion(
  tx: Tx,
  version: Omit<PlanVersionRow, "plan_id" | "name">,
): Promise<boolean> {
  const added = await tx`
    INSERT INTO product_versions (product_id, effective_from, price_won, credits, for_sale)
    VALUES (${version.product_id}, ${version.effective_from}, ${version.price}, ${version.credits},
            ${version.for_sale})
    ON CONFLICT DO NOTHING`;
  return added.count > 0;
}
