/** What has to be finished before somebody can leave; each with where it is finished. */
export const BLOCKERS = {
  hire_as_customer: {
    text: "맡긴 일이 진행 중이에요. 완료하거나 취소한 뒤 탈퇴할 수 있어요.",
    action: "내 요청 보기",
    path: "/requests",
  },
  hire_as_pro: {
    text: "맡은 일이 진행 중이에요. 완료하거나 취소한 뒤 탈퇴할 수 있어요.",
    action: "맡은 일 보기",
    path: "/pro/hires",
  },
  consultation: {
    text: "답을 기다리거나 잡혀 있는 상담이 있어요. 상담을 마치거나 취소해 주세요.",
    action: "상담 보기",
    path: "/consultations",
  },
  payment: {
    text: "결제를 확인하고 있어요. 확인이 끝난 뒤 탈퇴할 수 있어요.",
    action: "내 멤버십 보기",
    path: "/membership",
  },
  refund: {
    text: "환불이 끝나지 않았어요. 돈을 돌려받은 뒤 탈퇴할 수 있어요.",
    action: "환불 보기",
    path: "/membership/refunds",
  },
} as const satisfies Record<string, { text: string; action: string; path: string }>;
export type Blocker = keyof typeof BLOCKERS;
export const BLOCKER_NAMES = Object.keys(BLOCKERS) as [Blocker, ...Blocker[]];

/** Whether it may begin by what somebody else does at the same moment. */
export function isDeal(blocker: Blocker): boolean {
  return blocker === "hire_as_customer" || blocker === "hire_as_pro" || blocker === "consultation";
}
