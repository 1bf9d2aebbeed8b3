import type { ReviewState } from "./review-state.ts";

export const COMMENTER_ROLES = ["author", "pro"] as const;
export type CommenterRole = (typeof COMMENTER_ROLES)[number];

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
