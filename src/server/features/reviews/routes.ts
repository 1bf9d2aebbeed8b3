import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findReadablePro } from "../pros/readable-pro.ts";
import { checkDraft } from "./check-draft.ts";
import { findComments } from "./comment-rows.ts";
import { loadReviewNames, readerOf, reviewPresenter } from "./load-reviews.ts";
import { presentComment } from "./present.ts";
import { proReviewHandlers } from "./pro-routes.ts";
import { findReview } from "./queries.ts";
import { createReview, deleteOwnReview, editReview } from "./save-review.ts";
import { writeComment } from "./write-comment.ts";

const CHANGES_PER_DAY = 50;
const COMMENTS_PER_DAY = 100;

type Names =
  | "reviews.create"
  | "reviews.edit"
  | "reviews.delete"
  | "reviews.comments"
  | "reviews.comments.create"
  | "pro.reviews"
  | "pro.reviews.chain";

/** Reviews of completed hires, the comments below them, and each pro's chain of them. */
export function reviewHandlers(): Pick<Handlers, Names> {
  return {
    ...proReviewHandlers(),

    "reviews.create": async ({ sql, body, viewer, now, ids, limit, transaction }) => {
      const { accountId } = viewer;
      await limit("review", accountId, CHANGES_PER_DAY, DAY_MS);
      const { hire_id: hireId, ...fields } = body;
      const draft = checkDraft(fields);
      const review = await transaction((tx) =>
        createReview(tx, { accountId, hireId, draft, now, ids }),
      );
      return (await reviewPresenter(sql, [review], viewer))(review);
    },

    "reviews.edit": async ({ sql, params, body, viewer, now, ids, limit, transaction }) => {
      const { accountId } = viewer;
      const { reviewId } = params;
      await limit("review", accountId, CHANGES_PER_DAY, DAY_MS);
      const draft = checkDraft(body);
      const review = await transaction((tx) =>
        editReview(tx, { accountId, reviewId, draft, now, ids }),
      );
      return (await reviewPresenter(sql, [review], viewer))(review);
    },

    "reviews.delete": async ({ params, viewer, now, ids, transaction }) => {
      const { accountId } = viewer;
      await transaction((tx) =>
        deleteOwnReview(tx, { accountId, reviewId: params.reviewId, now, ids }),
      );
      return {};
    },

    "reviews.comments": async ({ sql, params, viewer }) => {
      const review = await findReview(sql, params.reviewId);
      if (review?.state !== "shown") refuse("not_found");
      const reader = readerOf(review, viewer);
      const isOpen = reader.role !== null || (await findReadablePro(sql, review.pro_id, viewer));
      if (!isOpen) refuse("not_found");
      const names = (await loadReviewNames(sql, [review]))(review);
      const comments = await findComments(sql, [review.id]);
      return { items: comments.map((row) => presentComment(row, names, reader)), next: null };
    },

    "reviews.comments.create": async ({
      sql,
      params,
      body,
      viewer,
      now,
      ids,
      limit,
      transaction,
    }) => {
      await limit("review_comment", viewer.accountId, COMMENTS_PER_DAY, DAY_MS);
      const { review, comment } = await transaction((tx) =>
        writeComment(tx, { reviewId: params.reviewId, viewer, body: body.body, now, ids }),
      );
      const names = (await loadReviewNames(sql, [review]))(review);
      return presentComment(comment, names, readerOf(review, viewer));
    },
  };
}
