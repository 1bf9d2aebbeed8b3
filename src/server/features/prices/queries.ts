import type { Deal } from "#domain/price-guide/deal.ts";
import type { Db } from "../../platform/database/sql.ts";

/** Deals from `since` to `until`, both instants included. */
interface Counted {
  since: Date;
  until: Date;
  /** The newest so many of a service. */
  most: number;
}

export interface DealRow extends Deal {
  completedAt: Date;
}

/** The newest deals of a service, newest first. */
export async function findDeals(
  db: Db,
  { service, since, until, most }: Counted & { service: string },
): Promise<DealRow[]> {
  return db<DealRow[]>`
    SELECT price, pro_id AS "proId", si_gun_gu_code AS "siGunGuCode", completed_at AS "completedAt", answers
    FROM price_facts
    WHERE service_slug = ${service} AND completed_at BETWEEN ${since} AND ${until}
    ORDER BY completed_at DESC LIMIT ${most}`;
}

export interface PricedServiceRow {
  slug: string;
  name: string;
  unit: string;
  category_slug: string;
  category_name: string;
  price_low: number | null;
  price_mid: number | null;
  price_high: number | null;
  price_basis: string | null;
  n: number;
  /** Won; null without deals. */
  p25: number | null;
  p50: number | null;
  p75: number | null;
}

/**
 * Services with the middle of their agreed prices, in the catalogue's order. Rounded half up to a whole won, as the
 * rules of a guide do.
 */
export async function findPricedServices(
  db: Db,
  which: Counted & { category: string | null; service: string | null },
): Promise<PricedServiceRow[]> {
  const { category, service, since, until, most } = which;
  return db<PricedServiceRow[]>`
    SELECT s.slug, s.name, s.unit, c1.slug AS category_slug, c1.name AS category_name,
           s.price_low, s.price_mid, s.price_high, s.price_basis, f.n,
           floor(f.quartiles[1] + 0.5)::int AS p25, floor(f.quartiles[2] + 0.5)::int AS p50,
           floor(f.quartiles[3] + 0.5)::int AS p75
    FROM services s
    JOIN categories c2 ON c2.slug = s.category_slug
    JOIN categories c1 ON c1.slug = c2.parent_slug
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS n, percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY price) AS quartiles
      FROM (SELECT price FROM price_facts
            WHERE service_slug = s.slug AND completed_at BETWEEN ${since} AND ${until}
            ORDER BY completed_at DESC LIMIT ${most}) AS newest) AS f
    WHERE (${category}::text IS NULL OR c1.slug = ${category}) AND (${service}::text IS NULL OR s.slug = ${service})
    ORDER BY c1.sort, c2.sort, s.sort`;
}
