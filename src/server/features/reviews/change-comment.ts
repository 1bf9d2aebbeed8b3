import type { Tx } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { changeComment, lockComment } from "./comment-rows.ts";
import { readerOf } from "./review-reader.ts";
import { lockReview } from "./queries.ts";
import { checkComment, type WrittenComment } from "./write-comment.ts";

interface Change {
  reviewId: string;
  commentId: string;
  viewer: Member;
  now: Date;
}

/** Replaces the text of one's own comment; the one before stays in the record. The same again changes nothing. */
export async function editOwnComment(
  tx: Tx,
  { body, ...change }: Change & { body: string },
): Promise<WrittenComment> {
  const { review, comment } = await lockOwn(tx, change);
  // Who may not say more below a review may not say it in the place of what they said.
  if (readerOf(review, change.viewer).role !== comment.author_role) refuse("not_found");
  const text = checkComment(body);
  if (text === comment.body) return { review, comment };
  await changeComment(tx, comment, { body: text, now: change.now });
  return { review, comment: { ...comment, body: text, edited_at: change.now } };
}

/** Takes one's own comment down. */
export async function deleteOwnComment(tx: Tx, change: Change): Promise<void> {
  const { comment } = await lockOwn(tx, change);
  await changeComment(tx, comment, { body: null, now: change.now });
}

/** Of a review that is shown; the review first, as for writing a comment. */
async function lockOwn(tx: Tx, { reviewId, commentId, viewer }: Change): Promise<WrittenComment> {
  const review = await lockReview(tx, reviewId);
  if (review?.state !== "shown") refuse("not_found");
  const comment = await lockComment(tx, { reviewId, commentId });
  if (comment?.author_id !== viewer.accountId) refuse("not_found");
  return { review, comment };
}
