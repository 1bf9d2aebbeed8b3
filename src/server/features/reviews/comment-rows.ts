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
}

/** The comments below these reviews, oldest first. */
export async function findComments(db: Db, reviewIds: readonly string[]): Promise<CommentRow[]> {
  if (reviewIds.length === 0) return [];
  return db<CommentRow[]>`
    SELECT id, review_id, author_id, author_role, body, created_at, edited_at FROM review_comments
    WHERE review_id IN ${db(reviewIds)} AND deleted_at IS NULL ORDER BY id`;
}

export async function insertComment(tx: Tx, comment: CommentRow): Promise<void> {
  await tx`INSERT INTO review_comments ${tx({ ...comment })}`;
}
