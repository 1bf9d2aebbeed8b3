import type { Review } from "#contract/endpoints/reviews.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { checkDraft } from "./check-draft.ts";
import { commentHandlers, type CommentReading } from "./comment-routes.ts";
import type { ReviewRow } from "./queries.ts";
import { createReview, deleteOwnReview, editReview } from "./save-review.ts";

const CHANGES_PER_DAY = 50;

interface ReviewReading extends CommentReading {
  /** Loads what stands with reviews; the function it answers presents each to the caller. */
  reviewPresenter: (
    db: Db,
    rows: readonly ReviewRow[],
    viewer: Viewer,
  ) => Promise<(row: ReviewRow) => Review>;
}

/** Reviews of completed hires, and the comments below them. */
export function reviewHandlers(reading: ReviewReading) {
  return {
    ...commentHandlers(reading),

    "reviews.create": async ({ sql, body, viewer, now, ids, limit, transaction }) => {
      const { accountId } = viewer;
      await limit("review", accountId, CHANGES_PER_DAY, DAY_MS);
      const { hire_id: hireId, ...fields } = body;
      const draft = checkDraft(fields);
      const review = await transaction((tx) =>
        createReview(tx, { accountId, hireId, draft, now, ids }),
      );
      return (await reading.reviewPresenter(sql, [review], viewer))(review);
    },

    "reviews.edit": async ({ sql, params, body, viewer, now, ids, limit, transaction }) => {
      const { accountId } = viewer;
      const { reviewId } = params;
      await limit("review", accountId, CHANGES_PER_DAY, DAY_MS);
      const draft = checkDraft(body);
      const review = await transaction((tx) =>
        editReview(tx, { accountId, reviewId, draft, now, ids }),
      );
      return (await reading.reviewPresenter(sql, [review], viewer))(review);
    },

    "reviews.delete": async ({ params, viewer, now, ids, transaction }) => {
      const { accountId } = viewer;
      await transaction((tx) =>
        deleteOwnReview(tx, { accountId, reviewId: params.reviewId, now, ids }),
      );
      return {};
    },
  } satisfies Partial<Handlers>;
}
