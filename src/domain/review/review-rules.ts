import { shownText } from "#domain/text/text-rules.ts";
import { chosen, mostItems } from "#domain/validation/chosen.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";

/** Bounds, inclusive; lengths count code points after trimming. */
export const REVIEW_LIMITS = {
  scoreMin: 1,
  scoreMax: 5,
  bodyMin: 20,
  bodyMax: 1_000,
  photosMax: 10,
  commentMax: 1_000,
} as const;

export type ScoreName = "rating" | "quality" | "communication" | "punctuality";

/** The overall score first, then the three sub-scores, as people read them. */
export const SCORE_LABELS: Record<ScoreName, string> = {
  rating: "전체",
  quality: "결과",
  communication: "소통",
  punctuality: "시간 약속",
};

export const scoreRules = {
  rating: scoreRule("rating"),
  quality: scoreRule("quality"),
  communication: scoreRule("communication"),
  punctuality: scoreRule("punctuality"),
};

export const reviewBody = fieldRule(
  "후기",
  ...shownText(REVIEW_LIMITS.bodyMin, REVIEW_LIMITS.bodyMax),
);

export const reviewPhotos = fieldRule(
  "사진",
  mostItems(REVIEW_LIMITS.photosMax, `사진은 ${REVIEW_LIMITS.photosMax}장까지 올릴 수 있어요.`),
);

export const reviewComment = fieldRule("댓글", ...shownText(1, REVIEW_LIMITS.commentMax));

function scoreRule(name: ScoreName) {
  return fieldRule(
    `${SCORE_LABELS[name]} 별점`,
    chosen(isScore, `whole_number:${REVIEW_LIMITS.scoreMin},${REVIEW_LIMITS.scoreMax}`),
  );
}

function isScore(value: unknown): boolean {
  const { scoreMin, scoreMax } = REVIEW_LIMITS;
  return Number.isInteger(value) && Number(value) >= scoreMin && Number(value) <= scoreMax;
}
