import type { ListedPro } from "#contract/endpoints/market-parts.ts";
import type { Db } from "../../platform/database/sql.ts";
import { isListed } from "../../features/pros/listed.ts";
import { presentProCard } from "../../features/pros/present.ts";
import { findProCards } from "../../features/pros/queries.ts";

const NAMED_REGIONS = 2;

/**
 * The best rated pros who offer a service, in a region when one is asked for (si-do or si-gun-gu), show their profile
 * and take requests.
 */
export async function findTopPros(
  db: Db,
  which: { service: string; region?: string; limit: number },
): Promise<ListedPro[]> {
  const { service, region = null, limit } = which;
  const chosen = await db<{ id: string; regions: string[]; region_count: number }[]>`
    SELECT p.id, (SELECT count(*)::int FROM pro_regions r WHERE r.pro_id = p.id) AS region_count,
           ARRAY(SELECT g.full_name FROM pro_regions r JOIN regions g ON g.code = r.si_gun_gu_code
                 WHERE r.pro_id = p.id
                 ORDER BY (${region}::text IS NOT NULL AND starts_with(g.code, ${region})) DESC, g.sort, g.code
                 LIMIT ${NAMED_REGIONS}) AS regions
    FROM pro_profiles p JOIN pro_services s ON s.pro_id = p.id AND s.service_slug = ${service}
    WHERE ${isListed(db)} AND p.accepts_requests
      AND (${region}::text IS NULL OR EXISTS (
        SELECT 1 FROM pro_regions r WHERE r.pro_id = p.id AND starts_with(r.si_gun_gu_code, ${region})))
    ORDER BY (p.rating_sum + 20.0) / (p.review_count + 5) DESC, p.hire_count DESC, p.id LIMIT ${limit}`;
  const cards = await findProCards(
    db,
    chosen.map(({ id }) => id),
  );
  return chosen.flatMap(({ id, regions, region_count }) => {
    const card = cards.get(id);
    return card ? [{ ...presentProCard(card), regions, region_count }] : [];
  });
}
