import { CERTIFICATION_STATE_NAMES } from "#domain/certification/certificate-names.ts";
import type { CertificationState } from "#domain/certification/lifecycle.ts";
import type { Tone } from "#ui/display/badge.tsx";

/** Never shown by the colour alone. */
export const stateLabels: Record<CertificationState, { label: string; tone: Tone }> = {
  none: { label: CERTIFICATION_STATE_NAMES.none, tone: "neutral" },
  pending: { label: CERTIFICATION_STATE_NAMES.pending, tone: "warning" },
  approved: { label: CERTIFICATION_STATE_NAMES.approved, tone: "success" },
  rejected: { label: CERTIFICATION_STATE_NAMES.rejected, tone: "danger" },
  expired: { label: CERTIFICATION_STATE_NAMES.expired, tone: "danger" },
};

/** What the button that leads to the form says. */
export function editLabel(state: CertificationState): string {
  if (state === "rejected" || state === "expired") return "다시 제출하기";
  return state === "none" ? "제출하기" : "수정하기";
}
