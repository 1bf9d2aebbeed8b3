import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { reviewExcerpt } from "#domain/review/excerpt.ts";
import type { RecentReview } from "#contract/endpoints/reviews.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import { regionNames } from "../../features/regions/queries.ts";
import { serviceNames } from "../../features/catalogue/queries.ts";
import { presentProCard } from "../../features/pros/present.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { presentPicture } from "../../features/uploads/present.ts";
import { findPictures } from "../../features/uploads/queries.ts";
import { findRecentReviews, type RecentReviewRow } from "./recent-rows.ts";

const RECENT = 6;

/** New reviews of many pros, as the front pages show them. */
export function recentReviewHandlers() {
  return {
    "reviews.recent": async ({ sql, query }) => {
      const rows = await findRecentReviews(sql, { ...query, limit: query.limit ?? RECENT });
      return { items: await presentRecent(sql, rows) };
    },
  } satisfies Partial<Handlers>;
}

async function presentRecent(db: Db, rows: readonly RecentReviewRow[]): Promise<RecentReview[]> {
  const distinct = (values: string[]) => [...new Set(values)];
  const [authors, services, pros, photos, regions] = await Promise.all([
    accountNames(db, distinct(rows.map((row) => row.author_id))),
    serviceNames(db, distinct(rows.map((row) => row.service_slug))),
    findProCards(db, distinct(rows.map((row) => row.pro_id))),
    findPictures(
      db,
      rows.flatMap((row) => row.photo_ids.slice(0, 1)),
    ),
    regionNames(db, distinct(rows.flatMap(({ si_gun_gu_code: code }) => (code ? [code] : [])))),
  ]);
  return rows.flatMap((row) => {
    const card = pros.get(row.pro_id);
    if (!card) return [];
    const photo = photos.get(row.photo_ids[0] ?? "");
    const { id, display_name, photo_url } = presentProCard(card);
    return [
      {
        id: row.id,
        author_name: maskName(authors.get(row.author_id) ?? ""),
        pro: { id, display_name, photo_url },
        service: { slug: row.service_slug, name: services.get(row.service_slug) ?? "" },
        region: row.si_gun_gu_code === null ? null : (regions.get(row.si_gun_gu_code) ?? null),
        rating: row.rating,
        excerpt: reviewExcerpt(row.body),
        photo: photo ? presentPicture(photo) : null,
        created_at: seoulIso(row.created_at.getTime()),
      },
    ];
  });
}
