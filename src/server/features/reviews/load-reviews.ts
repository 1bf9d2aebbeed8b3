import type { Review } from "#contract/endpoints/reviews.ts";
import { commenterRole } from "#domain/review/comment.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { accountNames } from "../accounts/queries.ts";
import { serviceNames } from "../catalogue/queries.ts";
import { findProCards } from "../pros/queries.ts";
import { findPictures } from "../uploads/queries.ts";
import { findComments } from "./comment-rows.ts";
import { presentReview, type ReviewNames, type ReviewReader } from "./present.ts";
import type { ReviewRow } from "./queries.ts";

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

/** As whom the caller reads a review, and may comment below it. */
export function readerOf(row: ReviewRow, viewer: Viewer): ReviewReader {
  if (viewer.kind !== "member") return { accountId: null, role: null };
  const role = commenterRole({
    isAuthor: row.author_id === viewer.accountId,
    isReviewedPro: viewer.pro?.state === "approved" && viewer.pro.id === row.pro_id,
  });
  return { accountId: viewer.accountId, role };
}
