import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findReadablePro } from "../pros/readable-pro.ts";
import { deleteOwnComment, editOwnComment } from "./change-comment.ts";
import { findComments } from "./comment-rows.ts";
import { loadReviewNames, readerOf } from "./load-reviews.ts";
import { presentComment, presentComments } from "./present.ts";
import { findReview } from "./queries.ts";
import { writeComment } from "./write-comment.ts";

const COMMENTS_PER_DAY = 100;

type Names =
  | "reviews.comments"
  | "reviews.comments.create"
  | "reviews.comments.edit"
  | "reviews.comments.delete";

/** What author and pro say below a review. */
export function commentHandlers(): Pick<Handlers, Names> {
  return {
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

    "reviews.comments.create": async (call) => {
      const { sql, params, body, viewer, now, ids } = call;
      await call.limit("review_comment", viewer.accountId, COMMENTS_PER_DAY, DAY_MS);
      const { review, comment } = await call.transaction((tx) =>
        writeComment(tx, { reviewId: params.reviewId, viewer, body: body.body, now, ids }),
      );
      const names = (await loadReviewNames(sql, [review]))(review);
      return presentComment(comment, names, readerOf(review, viewer));
    },

    "reviews.comments.edit": async (call) => {
      const { sql, params, body, viewer, now } = call;
      await call.limit("review_comment", viewer.accountId, COMMENTS_PER_DAY, DAY_MS);
      const { review, comment } = await call.transaction((tx) =>
        editOwnComment(tx, { ...params, viewer, body: body.body, now }),
      );
      const names = (await loadReviewNames(sql, [review]))(review);
      return presentComment(comment, names, readerOf(review, viewer));
    },

    "reviews.comments.delete": async ({ params, viewer, now, transaction }) => {
      await transaction((tx) => deleteOwnComment(tx, { ...params, viewer, now }));
      return {};
    },
  };
}
