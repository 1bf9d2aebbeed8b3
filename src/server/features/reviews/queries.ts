import type { ReviewState } from "#domain/review/review-state.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface ReviewRow {
  id: string;
  hire_id: string;
  pro_id: string;
  author_id: string;
  service_slug: string;
  rating: number;
  quality: number;
  communication: number;
  punctuality: number;
  body: string;
  photo_ids: string[];
  state: ReviewState;
  created_at: Date;
  updated_at: Date;
}

export async function findReview(db: Db, reviewId: string): Promise<ReviewRow | undefined> {
  const [row] = await db<
    ReviewRow[]
  >`SELECT ${reviewColumns(db)} FROM reviews WHERE id = ${reviewId}`;
  return row;
}

/** The review, held for this transaction. */
export async function lockReview(tx: Tx, reviewId: string): Promise<ReviewRow | undefined> {
  const [row] = await tx<ReviewRow[]>`
    SELECT ${reviewColumns(tx)} FROM reviews WHERE id = ${reviewId} FOR NO KEY UPDATE`;
  return row;
}

/** Of each of these pros the newest shown review for a service, by pro id. */
export async function findNewestReviews(
  db: Db,
  serviceSlug: string,
  proIds: readonly string[],
): Promise<Map<string, ReviewRow>> {
  const rows = await db<ReviewRow[]>`
    SELECT newest.* FROM unnest(${[...proIds]}::uuid[]) AS asked (pro_id)
    CROSS JOIN LATERAL (
      SELECT ${reviewColumns(db)} FROM reviews
      WHERE pro_id = asked.pro_id AND state = 'shown' AND service_slug = ${serviceSlug}
      ORDER BY id DESC LIMIT 1
    ) newest`;
  return new Map(rows.map((row) => [row.pro_id, row]));
}

/** The review of a hire whatever became of it: there is never a second one. */
export async function findReviewOfHire(db: Db, hireId: string): Promise<ReviewRow | undefined> {
  const [row] = await db<
    ReviewRow[]
  >`SELECT ${reviewColumns(db)} FROM reviews WHERE hire_id = ${hireId}`;
  return row;
}

/** The same by its id alone. */
export async function findReviewIdOfHire(db: Db, hireId: string): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`SELECT id FROM reviews WHERE hire_id = ${hireId}`;
  return row?.id ?? null;
}

/** Whether a review shows this photo now: not when it was deleted, nor when an edit took the photo out. */
export async function showsReviewPhoto(
  db: Db,
  reviewId: string,
  uploadId: string,
): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM reviews
      WHERE id = ${reviewId} AND state = 'shown' AND ${uploadId}::uuid = ANY(photo_ids)
    ) AS found`;
  return row?.found ?? false;
}

/** Every column that a review is made of. */
export function reviewColumns(db: Db) {
  return db`id, hire_id, pro_id, author_id, service_slug, rating, quality, communication, punctuality, body,
    photo_ids, state, created_at, updated_at`;
}

/** Whether its author changed a review after that moment. */
export async function isEditedAfter(db: Db, reviewId: string, at: Date): Promise<boolean> {
  const [row] = await db`
    SELECT 1 FROM review_chain WHERE review_id = ${reviewId} AND event = 'edited' AND at > ${at} LIMIT 1`;
  return row !== undefined;
}
