import type { Day } from "#domain/calendar/day.ts";
import {
  hasServiceRegionPage,
  type SERVICE_REGION_LEVELS,
} from "#domain/catalogue/service-region.ts";
import type { Db } from "../platform/database/sql.ts";

export interface ServiceRegionRow {
  service_slug: string;
  code: string;
  parent_code: string | null;
  level: (typeof SERVICE_REGION_LEVELS)[number];
  name: string;
  full_name: string;
  lat: number | null;
  lng: number | null;
  pro_count: number;
  review_count: number;
  rating_sum: number;
  deal_count: number;
}

/** Where a service has a page, in the order of the regions. */
export async function findRegionsOfService(
  db: Db,
  serviceSlug: string,
  today: Day,
): Promise<ServiceRegionRow[]> {
  const rows = await db<
    ServiceRegionRow[]
  >`${serviceRegions(db, today)} AND p.service_slug = ${serviceSlug}
    ORDER BY g.level, g.sort, g.code`;
  return rows.filter(isPage);
}

/** Every service and region with a page of their own. */
export async function findServiceRegionPages(
  db: Db,
  today: Day,
): Promise<{ service_slug: string; code: string }[]> {
  const rows = await db<
    ServiceRegionRow[]
  >`${serviceRegions(db, today)} ORDER BY p.service_slug, g.code`;
  return rows.filter(isPage).map(({ service_slug, code }) => ({ service_slug, code }));
}

function isPage(row: ServiceRegionRow): boolean {
  return hasServiceRegionPage({
    pros: row.pro_count,
    reviews: row.review_count,
    deals: row.deal_count,
  });
}

/** Of regions in force: work done in a region that is no more stands on no page of its own. */
function serviceRegions(db: Db, today: Day) {
  return db`
    SELECT p.service_slug, g.code, g.parent_code, g.level, g.name, g.full_name, g.lat, g.lng,
           p.pro_count, p.review_count, p.rating_sum, p.deal_count
    FROM service_places p JOIN regions g ON g.code = p.region_code
      JOIN services s ON s.slug = p.service_slug AND NOT s.is_closed
    WHERE g.valid_from <= ${today} AND (g.valid_to IS NULL OR g.valid_to >= ${today})`;
}
