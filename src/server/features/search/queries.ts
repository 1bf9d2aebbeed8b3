import type { Db } from "../../platform/database/sql.ts";

export interface ServicePrice {
  pro_id: string;
  service_slug: string;
  /** Won. */
  median: number;
  count: number;
}

/** What finished jobs of pros cost, each of one service, by pro id. */
export async function findPrices(
  db: Db,
  wanted: readonly { proId: string; service: string | null }[],
): Promise<Map<string, ServicePrice>> {
  const asked = wanted.filter(({ service }) => service !== null);
  if (asked.length === 0) return new Map();
  const rows = await db<ServicePrice[]>`
    SELECT d.pro_id, d.service_slug, d.median, d.count
    FROM unnest(${asked.map(({ proId }) => proId)}::uuid[], ${asked.map(({ service }) => service)}::text[])
      AS asked (pro_id, service_slug)
    JOIN pro_service_prices d USING (pro_id, service_slug)`;
  return new Map(rows.map((row) => [row.pro_id, row]));
}
