import type { ReviewState } from "./review-state.ts";

/** The legal reasons for which staff may take a review down. Being bad is none. */
export const LEGAL_REASONS = [
  "court_order",
  "defamation",
  "privacy",
  "copyright",
  "obscene",
  "fabricated",
] as const;
export type LegalReason = (typeof LEGAL_REASONS)[number];

export const LEGAL_REASON_LABELS: Record<LegalReason, string> = {
  court_order: "법원이나 관계 기관의 명령",
  defamation: "명예훼손",
  privacy: "개인정보 노출",
  copyright: "저작권 침해",
  obscene: "음란물",
  fabricated: "실제 거래가 아닌 것으로 확인",
};

/** True for a code of the closed list. */
export function isLegalReason(code: string): code is LegalReason {
  return Object.hasOwn(LEGAL_REASON_LABELS, code);
}

export type DeletionMove =
  | { ok: true; state: Exclude<ReviewState, "shown"> }
  | { ok: false; refusal: "already_deleted" | "reason_required" | "not_allowed" };

/**
 * What deleting a shown review comes to. Its author always may; staff only for a legal reason; the
 * pro it is about never.
 */
export function deleteReview(facts: {
  state: ReviewState;
  by: "author" | "staff" | "pro";
  reason: string | null;
}): DeletionMove {
  if (facts.by === "pro") return { ok: false, refusal: "not_allowed" };
  if (facts.state !== "shown") return { ok: false, refusal: "already_deleted" };
  if (facts.by === "author") return { ok: true, state: "deleted_by_author" };
  return facts.reason !== null && isLegalReason(facts.reason)
    ? { ok: true, state: "deleted_by_staff" }
    : { ok: false, refusal: "reason_required" };
}

/**
 * The counts that stay visible: "작성자가 삭제한 후기 1 · 운영에서 삭제한 후기 2 (명예훼손 2)", or null when nothing was
 * deleted.
 */
export function deletionCountText(counts: {
  deleted_by_author: number;
  deleted_by_staff: number;
  staff_reasons: readonly { reason: LegalReason; count: number }[];
}): string | null {
  const { deleted_by_author: byAuthor, deleted_by_staff: byStaff, staff_reasons } = counts;
  if (byAuthor + byStaff === 0) return null;
  const reasons = staff_reasons.map(
    ({ reason, count }) => `${LEGAL_REASON_LABELS[reason]} ${count}`,
  );
  const why = reasons.length > 0 ? ` (${reasons.join(", ")})` : "";
  return `작성자가 삭제한 후기 ${byAuthor} · 운영에서 삭제한 후기 ${byStaff}${why}`;
}
