import type { Consultation, ConsultationSummary } from "#contract/endpoints/consultations.ts";
import type { ResponsePromise } from "#domain/consultation/consultant-limits.ts";
import { describeSlot } from "#domain/consultation/slot-labels.ts";
import type { Tone } from "#ui/display/badge.tsx";
import { formatWon } from "#web/platform/format/format.ts";

type State = ConsultationSummary["state"];

export const stateBadge: Record<State, { label: string; tone: Tone }> = {
  asked: { label: "답변 대기", tone: "warning" },
  confirmed: { label: "확정", tone: "success" },
  declined: { label: "거절됨", tone: "neutral" },
  expired: { label: "답변 없음", tone: "neutral" },
  cancelled: { label: "취소됨", tone: "neutral" },
  held: { label: "상담 완료", tone: "accent" },
};

export const promiseLabels: Record<ResponsePromise, string> = {
  "1h": "1시간 안에 답해요",
  "3h": "3시간 안에 답해요",
  "24h": "하루 안에 답해요",
  "48h": "이틀 안에 답해요",
};

/** "30,000원" or "무료". */
export function feeText(fee: number): string {
  return fee === 0 ? "무료" : formatWon(fee);
}

/** What a pro is asked before a consultation is certain, which both sides then see at once. */
export function acceptQuestion({ customer, starts_at, ends_at, fee }: Consultation) {
  const slot = describeSlot(Date.parse(starts_at), Date.parse(ends_at));
  return {
    title: `${customer.name}님의 상담을 수락할까요?`,
    description: `${slot}, 상담료는 ${fee === 0 ? "무료예요" : `${feeText(fee)}이에요`}. 수락하면 바로 확정되고, 서로 전화번호를 볼 수 있어요.`,
  };
}
