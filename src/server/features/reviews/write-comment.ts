import { reviewComment } from "#domain/review/review-rules.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { notify } from "../notifications/notify.ts";
import { findProCards } from "../pros/queries.ts";
import { insertComment, type CommentRow } from "./comment-rows.ts";
import { readerOf } from "./load-reviews.ts";
import { lockReview, type ReviewRow } from "./queries.ts";

/** A comment's text as it is to be stored. */
export function checkComment(typed: string): string {
  const body = typed.trim();
  const problem = reviewComment(body);
  if (problem !== null) refuse("invalid", { fields: { body: [problem] } });
  return body;
}

/** Comments below a shown review, by its author or its pro, and tells the other of the two. */
export async function writeComment(
  tx: Tx,
  facts: { reviewId: string; viewer: Member; body: string; now: Date; ids: Ids },
): Promise<{ review: ReviewRow; comment: CommentRow }> {
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
  const pro = (await findProCards(tx, [review.pro_id])).get(review.pro_id) ?? refuse("not_found");
  await notify(tx, {
    accountId: role === "author" ? pro.account_id : review.author_id,
    kind: "review_commented",
    body:
      role === "author"
        ? "후기를 쓴 고객이 댓글을 남겼어요."
        : `${pro.display_name} 고수가 내 후기에 댓글을 남겼어요.`,
    path: `/pros/${review.pro_id}`,
    now,
    ids,
  });
  return { review, comment };
}
