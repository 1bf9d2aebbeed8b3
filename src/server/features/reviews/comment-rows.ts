import type { CommenterRole } from "#domain/review/comment.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface CommentRow {
  id: string;
  review_id: string;
  author_id: string;
  author_role: CommenterRole;
  body: string;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
}

/** The comments below these reviews, oldest first, deleted ones among them. */
export async function findComments(db: Db, reviewIds: readonly string[]): Promise<CommentRow[]> {
  if (reviewIds.length === 0) return [];
  return db<CommentRow[]>`
    SELECT ${columns(db)} FROM review_comments WHERE review_id IN ${db(reviewIds)} ORDER BY id`;
}

export async function insertComment(tx: Tx, comment: CommentRow): Promise<void> {
  await tx`INSERT INTO review_comments ${tx({ ...comment })}`;
}

/** A comment of this review that stands, held for this transaction. */
export async function lockComment(
  tx: Tx,
  which: { reviewId: string; commentId: string },
): Promise<CommentRow | undefined> {
  const [row] = await tx<CommentRow[]>`
    SELECT ${columns(tx)} FROM review_comments
    WHERE id = ${which.commentId} AND review_id = ${which.reviewId} AND deleted_at IS NULL FOR NO KEY UPDATE`;
  return row;
}

/** Replaces a comment's text, or with `body` null takes it out of sight; the text before goes into its record. */
export async function changeComment(
  tx: Tx,
  before: CommentRow,
  change: { body: string | null; now: Date },
): Promise<void> {
  const { body, now } = change;
  await tx`
    INSERT INTO review_comment_versions (comment_id, version, event, body, at)
    SELECT ${before.id}, count(*) + 1, ${body === null ? "deleted" : "edited"}, ${before.body}, ${now}
    FROM review_comment_versions WHERE comment_id = ${before.id}`;
  await tx`
    UPDATE review_comments SET ${tx(body === null ? { body: "", deleted_at: now } : { body, edited_at: now })}
    WHERE id = ${before.id}`;
}

function columns(db: Db) {
  return db`id, review_id, author_id, author_role, body, created_at, edited_at, deleted_at`;
}
