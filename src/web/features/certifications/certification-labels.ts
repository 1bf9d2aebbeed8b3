import type { Credential } from "#contract/endpoints/certifications.ts";
import type { CertificationState } from "#domain/certification/lifecycle.ts";
import type { Tone } from "#ui/display/badge.tsx";

/** Never shown by the colour alone. */
export const stateLabels: Record<CertificationState, { label: string; tone: Tone }> = {
  none: { label: "아직 제출하지 않았어요", tone: "neutral" },
  pending: { label: "확인 중", tone: "warning" },
  approved: { label: "확인됨", tone: "success" },
  rejected: { label: "확인하지 못함", tone: "danger" },
  expired: { label: "기간 끝남", tone: "danger" },
};

export const credentialKindLabels: Record<Credential["kind"], string> = {
  licence: "자격증·면허",
  degree: "학력",
  award: "수상·기타",
};

/** What the button that leads to the form says. */
export function editLabel(state: CertificationState): string {
  if (state === "rejected" || state === "expired") return "다시 제출하기";
  return state === "none" ? "제출하기" : "수정하기";
}
