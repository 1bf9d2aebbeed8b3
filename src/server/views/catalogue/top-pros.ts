import type { ListedPro } from "#contract/endpoints/market-parts.ts";
import { siGunGuOf } from "#domain/region/region.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { presentProCard } from "../../features/pros/present.ts";
import { findProCards } from "../../features/pros/queries.ts";

const NAMED_REGIONS = 2;

/**
 * The best rated pros who offer a service, in a region when one is asked for (si-do or si-gun-gu), show their profile
 * and take requests: the first of the search's order by rating, which an index holds, so that it costs the same however
 * many offer it.
 */
export async function findTopPros(
  sql: Sql,
  which: { service: string; region?: string; limit: number },
): Promise<ListedPro[]> {
  const { service, region = null, limit } = which;
  const ids = await sql.begin("read only", async (tx) => {
    // A plan for all services would be wrong for most: of many pros the first are soon met along the order, of few all
    // are fetched.
    await tx`SELECT set_config('plan_cache_mode', 'force_custom_plan', true)`;
    const found = await tx<{ id: string }[]>`
      SELECT s.pro_id AS id FROM search_pros s
      WHERE s.services && ${[service]}::text[] AND s.accepts_requests
            ${region === null ? tx`` : tx`AND s.regions && ${[siGunGuOf(region) ?? region]}::text[]`}
      ORDER BY s.by_rating DESC, s.place DESC, s.pro_id DESC LIMIT ${limit}`;
    return found.map(({ id }) => id);
  });
  const [cards, served] = await Promise.all([findProCards(sql, ids), findServed(sql, ids, region)]);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    const regions = served.get(id);
    return card && regions ? [{ ...presentProCard(card), ...regions }] : [];
  });
}

/** How many si-gun-gu each pro serves, and the names of the first, those of the region asked for before others. */
async function findServed(
  sql: Sql,
  ids: readonly string[],
  region: string | null,
): Promise<Map<string, Pick<ListedPro, "regions" | "region_count">>> {
  const rows = await sql<{ id: string; regions: string[]; region_count: number }[]>`
    SELECT p.id, (SELECT count(*)::int FROM pro_regions r WHERE r.pro_id = p.id) AS region_count,
           ARRAY(SELECT g.full_name FROM pro_regions r JOIN regions g ON g.code = r.si_gun_gu_code
                 WHERE r.pro_id = p.id
                 ORDER BY (${region}::text IS NOT NULL AND starts_with(g.code, ${region})) DESC, g.sort, g.code
                 LIMIT ${NAMED_REGIONS}) AS regions
    FROM pro_profiles p WHERE p.id = ANY (${[...ids]}::uuid[])`;
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
