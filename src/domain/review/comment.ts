import { hasLengthBetween } from "#domain/text/length.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import type { ReviewState } from "./review-state.ts";

export type CommenterRole = "author" | "pro";

/** Code points after trimming. */
export const COMMENT_MAX = 1_000;

/** As whom a person comments below a review: its author or the pro it is about; null is nobody. */
export function commenterRole(facts: {
  isAuthor: boolean;
  isReviewedPro: boolean;
}): CommenterRole | null {
  if (facts.isAuthor) return "author";
  return facts.isReviewedPro ? "pro" : null;
}

/** True when a person in this role may comment now: below a review that is shown. */
export function mayComment(role: CommenterRole | null, state: ReviewState): boolean {
  return role !== null && state === "shown";
}

/**
 * What is shown of the comments below a review, given in their order: those that stand, and of a deleted one its
 * place when the other side answered after it. Otherwise nobody would see what was answered.
 */
export function visibleComments<C extends { author_role: CommenterRole; deleted: boolean }>(
  comments: readonly C[],
): C[] {
  const answered = { author: false, pro: false };
  const visible: C[] = [];
  for (const comment of comments.toReversed()) {
    if (!comment.deleted || answered[comment.author_role]) visible.unshift(comment);
    if (!comment.deleted) answered[comment.author_role === "pro" ? "author" : "pro"] = true;
  }
  return visible;
}

/** Why a comment's text is refused, in Korean, or null: 1–1,000 code points after trimming. */
export function commentProblem(body: string): string | null {
  if (!isWellFormedText(body)) return "쓸 수 없는 글자가 들어 있어요.";
  return hasLengthBetween(body.trim(), 1, COMMENT_MAX) ? null : "댓글을 1~1,000자로 적어 주세요.";
}
