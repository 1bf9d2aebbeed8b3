import { hasLengthBetween } from "#domain/text/length.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";

/** What the author of a review fills in. */
export type ReviewDraft = {
  rating: number;
  quality: number;
  communication: number;
  punctuality: number;
  body: string;
  photo_ids: readonly string[];
};

export type ScoreName = "rating" | "quality" | "communication" | "punctuality";

/** The overall score first, then the three sub-scores, as people read them. */
export const SCORE_LABELS: Record<ScoreName, string> = {
  rating: "전체",
  quality: "결과",
  communication: "소통",
  punctuality: "시간 약속",
};

/** Bounds, inclusive; the length counts code points after trimming. */
export const REVIEW_LIMITS = {
  scoreMin: 1,
  scoreMax: 5,
  bodyMin: 20,
  bodyMax: 1_000,
  photosMax: 10,
} as const;

export type ReviewCheck = { ok: true } | { ok: false; fields: Record<string, string[]> };

const SCORES = Object.keys(SCORE_LABELS) as ScoreName[];

/** Whether a review may be written or edited like this, else Korean messages by input name. */
export function checkReview(draft: ReviewDraft): ReviewCheck {
  const fields: Record<string, string[]> = {};
  for (const name of SCORES) {
    if (!isScore(draft[name])) fields[name] = [`${SCORE_LABELS[name]} 별점을 골라 주세요.`];
  }
  if (!isWellFormedText(draft.body)) {
    fields.body = ["쓸 수 없는 글자가 들어 있어요."];
  } else if (!hasLengthBetween(draft.body.trim(), REVIEW_LIMITS.bodyMin, REVIEW_LIMITS.bodyMax)) {
    fields.body = ["후기를 20~1,000자로 적어 주세요."];
  }
  if (draft.photo_ids.length > REVIEW_LIMITS.photosMax) {
    fields.photo_ids = [`사진은 ${REVIEW_LIMITS.photosMax}장까지 올릴 수 있어요.`];
  }
  return Object.keys(fields).length === 0 ? { ok: true } : { ok: false, fields };
}

function isScore(score: number): boolean {
  const { scoreMin, scoreMax } = REVIEW_LIMITS;
  return Number.isInteger(score) && score >= scoreMin && score <= scoreMax;
}
