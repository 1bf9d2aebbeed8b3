import type { Review, ReviewComment } from "#contract/endpoints/reviews.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import { serviceNames } from "../../features/catalogue/queries.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { findPictures } from "../../features/uploads/queries.ts";
import { findComments, type CommentRow } from "../../features/reviews/comment-rows.ts";
import { readerOf } from "../../features/reviews/review-reader.ts";
import { presentComment, presentReview, type ReviewNames } from "./present.ts";
import type { ReviewRow } from "../../features/reviews/queries.ts";

/** Loads what stands with these reviews; the function it answers presents each of them to the caller. */
export async function reviewPresenter(
  db: Db,
  rows: readonly ReviewRow[],
  viewer: Viewer,
): Promise<(row: ReviewRow) => Review> {
  const names = await loadReviewNames(db, rows);
  const photos = await findPictures(
    db,
    rows.flatMap((row) => row.photo_ids),
  );
  const comments = await findComments(
    db,
    rows.map((row) => row.id),
  );
  return (row) =>
    presentReview(row, {
      names: names(row),
      photos,
      comments: comments.filter((comment) => comment.review_id === row.id),
      reader: readerOf(row, viewer),
    });
}

/** A comment below this review as the caller reads it. */
export async function presentOneComment(
  db: Db,
  { review, comment }: { review: ReviewRow; comment: CommentRow },
  viewer: Viewer,
): Promise<ReviewComment> {
  const names = (await loadReviewNames(db, [review]))(review);
  return presentComment(comment, names, readerOf(review, viewer));
}

/** The names that stand with each of these reviews. */
export async function loadReviewNames(
  db: Db,
  rows: readonly ReviewRow[],
): Promise<(row: ReviewRow) => ReviewNames> {
  const distinct = (ids: string[]) => [...new Set(ids)];
  const authors = await accountNames(db, distinct(rows.map((row) => row.author_id)));
  const services = await serviceNames(db, distinct(rows.map((row) => row.service_slug)));
  const pros = await findProCards(db, distinct(rows.map((row) => row.pro_id)));
  return (row) => ({
    author: authors.get(row.author_id) ?? "",
    service: services.get(row.service_slug) ?? row.service_slug,
    pro: pros.get(row.pro_id)?.display_name ?? "",
  });
}
