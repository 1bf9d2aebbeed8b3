import { contactFault } from "#domain/message/contact-fault.ts";
import { reviewComment } from "#domain/review/review-rules.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { insertComment, type CommentRow } from "./comment-rows.ts";
import { readerOf } from "./review-reader.ts";
import { lockReview, type ReviewRow } from "./queries.ts";

export interface WrittenComment {
  review: ReviewRow;
  comment: CommentRow;
}

/** A comment's text as it is to be stored. */
export function checkComment(raw: string): string {
  const body = raw.trim();
  const problem = reviewComment(body) ?? contactFault(body);
  if (problem !== null) refuse("invalid", { fields: { body: [problem] } });
  return body;
}

/** Comments below a shown review, by its author or its pro, and notifies the other of the two. */
export async function writeComment(
  tx: Tx,
  facts: { reviewId: string; viewer: Member; body: string; now: Date; ids: Ids },
): Promise<WrittenComment> {
  const { viewer, now, ids } = facts;
  const review = await lockReview(tx, facts.reviewId);
  if (review?.state !== "shown") refuse("not_found");
  const role = readerOf(review, viewer).role ?? refuse("not_found");
  const body = checkComment(facts.body);
  const comment: CommentRow = {
    id: ids.next(),
    review_id: review.id,
    author_id: viewer.accountId,
    author_role: role,
    body,
    created_at: now,
    edited_at: null,
    deleted_at: null,
  };
  await insertComment(tx, comment);
  await happened(
    tx,
    {
      kind: "review.commented",
      hireId: review.hire_id,
      proId: review.pro_id,
      authorId: review.author_id,
      by: role,
    },
    { now, ids },
  );
  return { review, comment };
}
