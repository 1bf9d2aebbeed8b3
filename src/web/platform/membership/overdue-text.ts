import type { OverdueCause } from "#domain/membership/overdue-cause.ts";

/** Why a membership is overdue: as a badge, over what is said of it, and to a pro at work. */
export const OVERDUE_LABELS: Record<
  OverdueCause,
  { badge: string; title: string; atWork: string }
> = {
  unpaid: {
    badge: "결제 실패",
    title: "결제되지 않았어요",
    atWork: "멤버십이 결제되지 않아서 멤버십 크레딧을 쓸 수 없어요.",
  },
  taken_back: {
    badge: "결제 취소",
    title: "카드사나 통신사가 결제를 취소했어요",
    atWork: "멤버십 결제가 취소되어 멤버십 크레딧을 쓸 수 없어요.",
  },
};
