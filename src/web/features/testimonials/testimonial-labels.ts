import type { TestimonialInvitation } from "#contract/endpoints/testimonials.ts";
import type { Tone } from "#ui/display/badge.tsx";

/** Stands wherever testimonials do, so that nobody takes them for reviews. */
export const WHAT_TESTIMONIALS_ARE =
  "솜씨 밖에서 함께한 고객이 고수의 초대를 받아 쓴 글이에요. 거래를 확인하지 않았고 별점과 후기에 들어가지 않아요.";

/** "고수가 내린 추천 1 · 쓴 사람이 삭제한 추천 2", or null when none is gone. */
export function goneText(counts: { removed_by_pro: number; taken_back: number }): string | null {
  const parts = [
    counts.removed_by_pro > 0 ? `고수가 내린 추천 ${counts.removed_by_pro}` : "",
    counts.taken_back > 0 ? `쓴 사람이 삭제한 추천 ${counts.taken_back}` : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(" · ") : null;
}

interface Label {
  label: string;
  tone: Tone;
}

const states: Record<TestimonialInvitation["state"], Label> = {
  sent: { label: "보냄", tone: "neutral" },
  opened: { label: "열어 봄", tone: "accent" },
  written: { label: "추천을 남김", tone: "success" },
  expired: { label: "기간 지남", tone: "neutral" },
  withdrawn: { label: "취소함", tone: "neutral" },
};

/** What became of an invitation, in one badge. */
export function invitationLabel({ state, testimonial }: TestimonialInvitation): Label {
  if (testimonial?.state === "removed_by_pro") return { label: "내린 추천", tone: "neutral" };
  if (testimonial?.state === "taken_back") return { label: "고객이 삭제", tone: "neutral" };
  return states[state];
}
