import type { LegalReason } from "#domain/review/deletion.ts";
import type { ReviewSort } from "#contract/endpoints/reviews.ts";
import type { ReviewGroup } from "#domain/review/review-figures.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { RankedKey } from "../../platform/keyset.ts";
import { reviewColumns, type ReviewRow } from "../../features/reviews/queries.ts";

/** What a list of reviews is narrowed to and ordered by. */
export interface ReviewListing {
  rating?: number | undefined;
  service?: string | undefined;
  withPhoto: boolean;
  sort: ReviewSort;
}

/** Shown reviews of a pro after the one with these stars and id: the newest first, or by their stars and of equal ones the newest first. */
export async function findListedReviews(
  db: Db,
  proId: string,
  listing: ReviewListing,
  page: { after: RankedKey | null; limit: number },
): Promise<ReviewRow[]> {
  const { rating, service, withPhoto, sort } = listing;
  const order = {
    newest: db`id DESC`,
    highest: db`rating DESC, id DESC`,
    lowest: db`rating, id DESC`,
  }[sort];
  return db<ReviewRow[]>`
    SELECT ${reviewColumns(db)} FROM reviews
    WHERE pro_id = ${proId} AND state = 'shown'
      ${rating === undefined ? db`` : db`AND rating = ${rating}`}
      ${service === undefined ? db`` : db`AND service_slug = ${service}`}
      ${withPhoto ? db`AND photo_ids <> '{}'` : db``}
      ${page.after === null ? db`` : db`AND ${isAfter(db, sort, page.after)}`}
    ORDER BY ${order} LIMIT ${page.limit}`;
}

/** The first comparison of each is what the index begins at. */
function isAfter(db: Db, sort: ReviewSort, { id, rank: rating }: RankedKey) {
  if (sort === "highest") return db`(rating, id) < (${rating}, ${id}::uuid)`;
  if (sort === "lowest") {
    return db`rating >= ${rating} AND (rating > ${rating} OR id < ${id}::uuid)`;
  }
  return db`id < ${id}::uuid`;
}

/** A pro's shown reviews added up by service and stars: of ten thousand a few dozen rows. */
export async function sumReviews(db: Db, proId: string): Promise<ReviewGroup[]> {
  return db<ReviewGroup[]>`
    SELECT service_slug AS service, rating, count(*)::int AS count, sum(quality)::int AS quality,
           sum(communication)::int AS communication, sum(punctuality)::int AS punctuality
    FROM reviews WHERE pro_id = ${proId} AND state = 'shown'
    GROUP BY service_slug, rating`;
}

/** How many shown reviews of a pro have photos. */
export async function countReviewsWithPhoto(db: Db, proId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM reviews
    WHERE pro_id = ${proId} AND state = 'shown' AND photo_ids <> '{}'`;
  return row?.count ?? 0;
}

/** Why the back office took reviews of a pro down, and how many for each reason. */
export async function countRemovals(
  db: Db,
  proId: string,
): Promise<{ reason: LegalReason; count: number }[]> {
  return db<{ reason: LegalReason; count: number }[]>`
    SELECT state_reason AS reason, count(*)::int AS count FROM reviews
    WHERE pro_id = ${proId} AND state = 'deleted_by_staff' AND state_reason IS NOT NULL
    GROUP BY state_reason ORDER BY count DESC, reason`;
}
