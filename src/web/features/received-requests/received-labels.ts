import type { ReceivedTab } from "#domain/received-request/received-filter.ts";
import { requestOverLabel } from "#domain/quote/state-labels.ts";
import { isDecisionTime, type DecisionTime } from "#domain/request/undecided.ts";
import type { ReceivedRequest } from "#contract/endpoints/quotes/received-requests.ts";
import { hireEndBadge } from "#web/platform/deal/hire-end-badge.ts";
import type { Tone } from "#ui/display/badge.tsx";

export const tabLabels: Record<ReceivedTab, string> = {
  all: "전체",
  unanswered: "답할 요청",
  quoted: "보낸 견적",
  passed: "넘긴 요청",
};

/** What a tab says that holds nothing, of all but the first. */
export const emptyTabTitles: Record<Exclude<ReceivedTab, "all">, string> = {
  unanswered: "답할 요청이 없어요",
  quoted: "견적을 보낸 요청이 없어요",
  passed: "넘긴 요청이 없어요",
};

/** When the customer will decide, as it reads in a row. */
const DECISIONS: Record<DecisionTime, string> = {
  now: "바로",
  week: "1주 안",
  month: "1개월 안",
  price_only: "시세만 궁금",
};

/** When the customer will decide; null for an answer of an older form. */
export function decisionText(decision: string): string | null {
  return isDecisionTime(decision) ? DECISIONS[decision] : null;
}

const QUOTE_BADGES: Record<
  NonNullable<ReceivedRequest["my_quote"]>["state"],
  { label: string; tone: Tone }
> = {
  sent: { label: "견적 보냄", tone: "neutral" },
  read: { label: "고객이 읽음", tone: "accent" },
  hired: { label: "고용됨", tone: "success" },
  declined: { label: "거절됨", tone: "neutral" },
  expired: { label: "기간 지남", tone: "neutral" },
  withdrawn: { label: "취소한 견적", tone: "neutral" },
};

/** What the pro's own answer came to, or that none can be sent any more; null while one may be. */
export function answerBadge(request: ReceivedRequest): { label: string; tone: Tone } | null {
  const { my_quote: mine } = request;
  if (mine) {
    const over = requestOverLabel(mine.state, request.state);
    if (over !== null) return { label: over, tone: "neutral" };
    return hireEndBadge(mine.hire_state) ?? QUOTE_BADGES[mine.state];
  }
  if (request.passed !== null) return { label: "넘김", tone: "neutral" };
  return request.accepts_quotes ? null : { label: "마감", tone: "neutral" };
}
