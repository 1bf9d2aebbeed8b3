import type { Tx } from "../../platform/database/sql.ts";
import type { ReviewRow } from "./queries.ts";

/** False when the hire has a review already. */
export async function insertReview(tx: Tx, review: ReviewRow): Promise<boolean> {
  const inserted = await tx`
    INSERT INTO reviews (id, hire_id, pro_id, author_id, service_slug, rating, quality, communication, punctuality,
                         body, photo_ids, state, created_at, updated_at)
    VALUES (${review.id}, ${review.hire_id}, ${review.pro_id}, ${review.author_id}, ${review.service_slug},
            ${review.rating}, ${review.quality}, ${review.communication}, ${review.punctuality}, ${review.body},
            ${review.photo_ids}::uuid[], ${review.state}, ${review.created_at}, ${review.updated_at})
    ON CONFLICT (hire_id) DO NOTHING`;
  return inserted.count === 1;
}

export async function updateReview(tx: Tx, review: ReviewRow): Promise<void> {
  await tx`
    UPDATE reviews
    SET rating = ${review.rating}, quality = ${review.quality}, communication = ${review.communication},
        punctuality = ${review.punctuality}, body = ${review.body}, photo_ids = ${review.photo_ids}::uuid[],
        state = ${review.state}, updated_at = ${review.updated_at}
    WHERE id = ${review.id}`;
}
