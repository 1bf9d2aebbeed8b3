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

/** Why a comment's text is refused, in Korean, or null: 1–1,000 code points after trimming. */
export function commentProblem(body: string): string | null {
  if (!isWellFormedText(body)) return "쓸 수 없는 글자가 들어 있어요.";
  return hasLengthBetween(body.trim(), 1, COMMENT_MAX) ? null : "댓글을 1~1,000자로 적어 주세요.";
}
