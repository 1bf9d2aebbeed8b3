import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findReadablePro } from "../readable-pro.ts";
import { findComments } from "../../features/reviews/comment-rows.ts";
import { findReview } from "../../features/reviews/queries.ts";
import { readerOf } from "../../features/reviews/review-reader.ts";
import { loadHireReview } from "./load-hire-review.ts";
import { loadReviewNames } from "./load-reviews.ts";
import { presentComments } from "./present.ts";
import { proReviewHandlers } from "./pro-routes.ts";
import { recentReviewHandlers } from "./recent-routes.ts";
import { writtenReviewHandlers } from "./written-routes.ts";

/** Reviews as anybody reads them who may read their pro. */
export function reviewViewHandlers() {
  return {
    ...proReviewHandlers(),
    ...recentReviewHandlers(),
    ...writtenReviewHandlers(),

    "hires.review": async ({ sql, params, viewer }) =>
      (await loadHireReview(sql, params.hireId, viewer)) ?? refuse("not_found"),

    "reviews.comments": async ({ sql, params, viewer }) => {
      const review = await findReview(sql, params.reviewId);
      if (review?.state !== "shown") refuse("not_found");
      const reader = readerOf(review, viewer);
      const isOpen = reader.role !== null || (await findReadablePro(sql, review.pro_id, viewer));
      if (!isOpen) refuse("not_found");
      const names = (await loadReviewNames(sql, [review]))(review);
      const comments = await findComments(sql, [review.id]);
      return { items: presentComments(comments, names, reader), next: null };
    },
  } satisfies Partial<Handlers>;
}
