import type { Deal } from "#domain/price-guide/deal.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Counted } from "../priced-services.ts";

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
