import type { DealSide } from "#domain/quote/deal-side.ts";
import type { Day } from "#domain/calendar/day.ts";
import { mayWorkOn } from "#domain/pro/work-left.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import { isThreadOpen } from "#domain/quote/is-living.ts";
import type { QuoteState } from "#domain/quote/lifecycle.ts";
import type { HireState, RequestState } from "#domain/request/lifecycle.ts";

/** What a block does, to whoever made it. */
export const BLOCK_MEANING = "서로 메시지를 보낼 수 없고, 새 요청과 견적에서도 만나지 않아요.";

/** Why one of its two sides may not write in a conversation, with what they read of it. */
export const WRITING_REFUSALS = {
  request_blocked: "운영 원칙에 따라 닫힌 요청이라 메시지를 더 보낼 수 없어요.",
  quote_over: "끝난 견적이라 메시지를 더 보낼 수 없어요.",
  blocked_by_me: "내가 차단한 상대예요. 차단을 풀면 다시 메시지를 보낼 수 있어요.",
  // Nobody is told who blocked them.
  blocked: "지금은 이 대화에 메시지를 보낼 수 없어요.",
  self_suspended: "활동이 정지된 동안에는 진행 중인 고용에서만 메시지를 보낼 수 있어요.",
  pro_suspended: "활동을 멈춘 고수예요. 고용하기 전에는 메시지를 보낼 수 없어요.",
} as const;
export type WritingRefusal = keyof typeof WRITING_REFUSALS;

/** The refusal for the side that wants to write, or null. */
export function writingRefusal(facts: {
  side: DealSide;
  quote: { state: QuoteState; valid_until: Day };
  requestState: RequestState;
  /** Whose quote it is. */
  pro: { state: ProState };
  hire: { state: HireState } | null;
  /** Who of the two has blocked the other. */
  block: { mine: boolean; other: boolean };
  today: Day;
}): WritingRefusal | null {
  const { side, quote, requestState, pro, hire, block, today } = facts;
  if (requestState === "blocked") return "request_blocked";
  if (!isThreadOpen(quote, requestState, today)) return "quote_over";
  // The work of a hire that runs needs words, whatever else they want of each other.
  if (hire?.state !== "hired") {
    if (block.mine) return "blocked_by_me";
    if (block.other) return "blocked";
  }
  // With a suspended pro there are words where their work still runs: elsewhere none that could be answered.
  if (mayWorkOn(pro, hire)) return null;
  return side === "pro" ? "self_suspended" : "pro_suspended";
}
