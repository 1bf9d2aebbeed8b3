import { useSuspenseQuery } from "@tanstack/react-query";
import type { Me } from "#contract/endpoints/accounts.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

type ProState = NonNullable<Me["pro"]>["state"];

/** What keeps a person from sending quotes, for which most buy a membership. */
export interface Obstacle {
  title: string;
  text: string;
  /** To what tells more, or changes it; null where nothing does. */
  link: { words: string; to: "/pro/apply" | "/pro/profile" } | null;
}

const AS_CUSTOMER = "고객으로는 긴급 요청과 견적 더 받기에 크레딧을 써요.";
const AFTER_APPROVAL = "견적은 고수로 승인된 뒤에 보낼 수 있어요";
const APPLIED: Obstacle = {
  title: AFTER_APPROVAL,
  text: AS_CUSTOMER,
  link: { words: "고수 신청 보기", to: "/pro/apply" },
};
const OBSTACLES: Record<ProState, Obstacle | null> = {
  approved: null,
  pending: APPLIED,
  rejected: APPLIED,
  suspended: {
    title: "고수 활동이 정지돼서 견적을 보낼 수 없어요",
    text: AS_CUSTOMER,
    link: { words: "정지 이유 보기", to: "/pro/profile" },
  },
  withdrawn: { title: AFTER_APPROVAL, text: AS_CUSTOMER, link: null },
};
const NO_PROFILE: Obstacle = {
  title: AFTER_APPROVAL,
  text: AS_CUSTOMER,
  link: { words: "고수로 시작하기", to: "/pro/apply" },
};

/** `obstacle` is null for whoever may send quotes. */
export function useQuotingObstacle(): { obstacle: Obstacle | null; hasApplied: boolean } {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  if (me.pro === null) return { obstacle: NO_PROFILE, hasApplied: false };
  return { obstacle: OBSTACLES[me.pro.state], hasApplied: true };
}
