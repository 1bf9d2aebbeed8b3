import type { Day } from "#domain/calendar/day.ts";
import type { PlanVersion, ProductKind } from "#domain/membership/plans/plan-version.ts";
import type { Db } from "../../platform/database/sql.ts";

/** A product on the terms of one of its versions. Won, VAT included. */
export interface ProductRow {
  id: string;
  kind: ProductKind;
  /** Of a plan; null for a pack. */
  plan_id: string | null;
  name: string;
  effective_from: Day;
  price_won: number;
  credits: number;
  for_sale: boolean;
}

/** Every version of every plan, as the rules of memberships read them. */
export async function findPlanVersions(db: Db): Promise<PlanVersion[]> {
  return db<PlanVersion[]>`
    SELECT p.plan_id, v.price_won AS price, v.credits, v.effective_from, v.for_sale
    FROM product_versions v JOIN products p ON p.id = v.product_id
    WHERE p.kind = 'plan' ORDER BY p.position, v.effective_from`;
}

/** What each product costs on a day, in the order in which it is shown; also what is no longer sold. */
export async function findProducts(db: Db, today: Day): Promise<ProductRow[]> {
  return db<ProductRow[]>`
    SELECT p.id, p.kind, p.plan_id, p.name, v.effective_from, v.price_won, v.credits, v.for_sale
    FROM products p
    JOIN LATERAL (
      SELECT * FROM product_versions WHERE product_id = p.id AND effective_from <= ${today}::date
      ORDER BY effective_from DESC LIMIT 1
    ) v ON true
    ORDER BY p.position`;
}

/** Names and product ids of plans by plan id. */
export interface PlanName {
  plan_id: string;
  product_id: string;
  name: string;
}

export async function findPlanNames(db: Db): Promise<Map<string, PlanName>> {
  const rows = await db<PlanName[]>`
    SELECT plan_id, id AS product_id, name FROM products WHERE kind = 'plan'`;
  return new Map(rows.map((row) => [row.plan_id, row]));
}
