import type { HireState, RequestState } from "../request/lifecycle.ts";
import type { DealSide } from "./deal-side.ts";
import { isUndecided, type QuoteState } from "./lifecycle.ts";

/** How a quote's state reads to each who sees it. */
export const QUOTE_STATE_LABELS: Record<
  "customer" | "pro" | "staff",
  Record<QuoteState, string>
> = {
  customer: {
    sent: "새 견적",
    read: "읽은 견적",
    hired: "고용한 견적",
    declined: "거절한 견적",
    expired: "기간이 지난 견적",
    withdrawn: "고수가 취소한 견적",
  },
  pro: {
    sent: "아직 읽지 않음",
    read: "고객이 읽음",
    hired: "고용됨",
    declined: "거절됨",
    expired: "기간 지남",
    withdrawn: "취소한 견적",
  },
  staff: {
    sent: "보냄",
    read: "읽음",
    hired: "고용됨",
    declined: "거절됨",
    expired: "기간 지남",
    withdrawn: "취소함",
  },
};

/** What became of a hire that has ended; of one that runs the quote's own state says it. */
export const HIRE_END_LABELS: Record<Exclude<HireState, "hired">, string> = {
  completed: "완료",
  cancelled: "고용 취소됨",
};

/** After a cancelled hire another quote may be hired: such a request is not over. */
const REQUEST_END_LABELS: Partial<Record<RequestState, string>> = {
  hired: "다른 고수가 고용됨",
  completed: "다른 고수가 고용됨",
  closed: "요청 마감됨",
  blocked: "요청 중지됨",
};

/** How a quote that nobody decided on reads to its pro once its request is over; null for any other. */
export function requestOverLabel(state: QuoteState, request: RequestState): string | null {
  return isUndecided(state) ? (REQUEST_END_LABELS[request] ?? null) : null;
}

/** A quote with the state of the hire that it led to, null for none, and of its request. */
export interface StandingQuote {
  state: QuoteState;
  hire: HireState | null;
  request: RequestState;
}

/** How a quote stands for whoever sees it. */
export function quoteStandingLabel(side: DealSide | "staff", of: StandingQuote): string {
  if (of.hire !== null && of.hire !== "hired") return HIRE_END_LABELS[of.hire];
  const over = side === "pro" ? requestOverLabel(of.state, of.request) : null;
  return over ?? QUOTE_STATE_LABELS[side][of.state];
}
