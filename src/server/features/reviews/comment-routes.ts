import type { ReviewComment } from "#contract/endpoints/reviews.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { deleteOwnComment, editOwnComment } from "./change-comment.ts";
import { writeComment, type WrittenComment } from "./write-comment.ts";

const COMMENTS_PER_DAY = 100;

export interface CommentReading {
  /** A comment as the caller reads it. */
  presentOneComment: (db: Db, written: WrittenComment, viewer: Viewer) => Promise<ReviewComment>;
}

/** What author and pro say below a review. */
export function commentHandlers({ presentOneComment }: CommentReading) {
  return {
    "reviews.comments.create": async (call) => {
      const { sql, params, body, viewer, now, ids } = call;
      await call.limit("review_comment", viewer.accountId, COMMENTS_PER_DAY, DAY_MS);
      const written = await call.transaction((tx) =>
        writeComment(tx, { reviewId: params.reviewId, viewer, body: body.body, now, ids }),
      );
      return presentOneComment(sql, written, viewer);
    },

    "reviews.comments.edit": async (call) => {
      const { sql, params, body, viewer, now } = call;
      await call.limit("review_comment", viewer.accountId, COMMENTS_PER_DAY, DAY_MS);
      const written = await call.transaction((tx) =>
        editOwnComment(tx, { ...params, viewer, body: body.body, now }),
      );
      return presentOneComment(sql, written, viewer);
    },

    "reviews.comments.delete": async ({ params, viewer, now, transaction }) => {
      await transaction((tx) => deleteOwnComment(tx, { ...params, viewer, now }));
      return {};
    },
  } satisfies Partial<Handlers>;
}
