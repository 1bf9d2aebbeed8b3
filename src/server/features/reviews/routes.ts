import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { checkDraft } from "./check-draft.ts";
import { commentHandlers } from "./comment-routes.ts";
import { reviewPresenter } from "./load-reviews.ts";
import { proReviewHandlers } from "./pro-routes.ts";
import { recentReviewHandlers } from "./recent-routes.ts";
import { createReview, deleteOwnReview, editReview } from "./save-review.ts";

const CHANGES_PER_DAY = 50;

type Names =
  | "reviews.create"
  | "reviews.edit"
  | "reviews.delete"
  | keyof ReturnType<typeof commentHandlers>
  | keyof ReturnType<typeof proReviewHandlers>
  | keyof ReturnType<typeof recentReviewHandlers>;

/** Reviews of completed hires, the comments below them, and each pro's chain of them. */
export function reviewHandlers(): Pick<Handlers, Names> {
  return {
    ...proReviewHandlers(),
    ...commentHandlers(),
    ...recentReviewHandlers(),

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
  };
}
