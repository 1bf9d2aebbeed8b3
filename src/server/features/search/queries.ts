import type { Db } from "../../platform/database/sql.ts";

/** What search knows of a pro beside their card. */
export interface SearchedRow {
  pro_id: string;
  name: string;
  initials: string;
  services: string[];
  regions: string[];
  certificates: string[];
  accepts_requests: boolean;
  is_new: boolean;
  price_service: string | null;
}

export async function findSearched(
  db: Db,
  proIds: readonly string[],
): Promise<Map<string, SearchedRow>> {
  if (proIds.length === 0) return new Map();
  const rows = await db<SearchedRow[]>`
    SELECT pro_id, name, initials, services, regions, certificates, accepts_requests, is_new, price_service
    FROM search_pros WHERE pro_id IN ${db(proIds)}`;
  return new Map(rows.map((row) => [row.pro_id, row]));
}

export interface ServicePrice {
  pro_id: string;
  service_slug: string;
  /** Won. */
  median: number;
  count: number;
}

/**
 * What enough finished jobs of pros cost, by pro id: of the one among these services that each has done most, or of all
 * that they do where none is named. A pro without such jobs is left out: what other work costs says nothing of these.
 */
export async function findPrices(
  db: Db,
  proIds: readonly string[],
  services: readonly string[],
): Promise<Map<string, ServicePrice>> {
  if (proIds.length === 0) return new Map();
  const priced =
    services.length === 0
      ? db`d.service_slug = s.price_service`
      : db`d.service_slug IN ${db(services)}`;
  const rows = await db<ServicePrice[]>`
    SELECT DISTINCT ON (d.pro_id) d.pro_id, d.service_slug, d.median, d.count
    FROM search_pros s JOIN pro_service_prices d ON d.pro_id = s.pro_id AND ${priced}
    WHERE s.pro_id IN ${db(proIds)}
    ORDER BY d.pro_id, d.count DESC, d.service_slug`;
  return new Map(rows.map((row) => [row.pro_id, row]));
}

/** What enough finished jobs of one pro cost, by service. */
export async function findPricesOf(db: Db, proId: string): Promise<Map<string, ServicePrice>> {
  const rows = await db<ServicePrice[]>`
    SELECT pro_id, service_slug, median, count FROM pro_service_prices WHERE pro_id = ${proId}`;
  return new Map(rows.map((row) => [row.service_slug, row]));
}
