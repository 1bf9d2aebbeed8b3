import type { Db } from "../../platform/database/sql.ts";
import { isListed } from "../../features/pros/listed.ts";

export interface RecentReviewRow {
  id: string;
  pro_id: string;
  author_id: string;
  service_slug: string;
  si_gun_gu_code: string | null;
  rating: number;
  body: string;
  photo_ids: string[];
  created_at: Date;
}

/** Of so many newest reviews each pro's newest is taken. */
const LOOKED_AT = 60;

/** The newest shown reviews of pros whom anyone may see, one per pro: of a service and in a region when asked for. */
export async function findRecentReviews(
  db: Db,
  which: { service?: string | undefined; region?: string | undefined; limit: number },
): Promise<RecentReviewRow[]> {
  const { service, region } = which;
  const ofService =
    service === undefined
      ? db``
      : db`AND r.service_slug = ${service} AND h.service_slug = ${service}`;
  // Every longer code follows its beginning and stands before ":", which follows the digits.
  const inRegion =
    region === undefined
      ? db``
      : db`AND h.state = 'completed' AND h.si_gun_gu_code >= ${region} AND h.si_gun_gu_code < ${`${region}:`}`;
  return db<RecentReviewRow[]>`
    WITH newest AS (
      SELECT r.id, r.pro_id, r.author_id, r.service_slug, h.si_gun_gu_code, r.rating, r.body, r.photo_ids, r.created_at
      FROM reviews r JOIN hires h ON h.id = r.hire_id JOIN pro_profiles p ON p.id = r.pro_id
      WHERE r.state = 'shown' AND ${isListed(db)} ${ofService} ${inRegion}
      ORDER BY r.id DESC LIMIT ${LOOKED_AT}
    ), one_each AS (
      SELECT DISTINCT ON (pro_id) * FROM newest ORDER BY pro_id, id DESC
    )
    SELECT * FROM one_each ORDER BY id DESC LIMIT ${which.limit}`;
}
