import type { DealSide } from "#domain/quote/deal-side.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { ChangeKind } from "#domain/change-order/change-order.ts";
import { freeChangeKinds } from "#domain/change-order/free-kinds.ts";
import type { ChangeOrderState } from "#domain/change-order/lifecycle.ts";
import { availableActions } from "#domain/request/available-actions.ts";
import { mayWorkOn } from "#domain/pro/work-left.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import type { RequestActor, RequestState } from "#domain/request/lifecycle.ts";
import { mayHire } from "#domain/request/may-hire.ts";
import { isWorkDue } from "#domain/request/work-due.ts";
import { mayReview } from "#domain/review/may-review.ts";
import { mayAddFiles } from "./add-file.ts";
import { isLivingQuote, isThreadOpen } from "./is-living.ts";
import type { QuoteState } from "./lifecycle.ts";

/** Most important first; `complete_early` is before the agreed day, when completing is not the next step. */
export const QUOTE_PAGE_ACTIONS = [
  "hire",
  "complete",
  "review",
  "message",
  "propose_change",
  "add_file",
  "decline",
  "withdraw",
  "complete_early",
  "cancel",
] as const;
export type QuotePageAction = (typeof QUOTE_PAGE_ACTIONS)[number];

export interface QuotePageFacts {
  side: DealSide;
  /** Whose quote it is. */
  pro: { state: ProState };
  quote: { state: QuoteState; valid_until: Day };
  /** `closes_at` is epoch ms. */
  request: { state: RequestState; closes_at: number; ended_by: RequestActor | null };
  /** The hire of this very quote, null when it was not hired. */
  hire: {
    state: "hired" | "completed" | "cancelled";
    agreed_date: Day;
    hasReview: boolean;
    change_orders: readonly { state: ChangeOrderState; kinds: readonly ChangeKind[] }[];
  } | null;
  now: number;
  today: Day;
}

/** What one side may do on the page of a quote now: the buttons to show, in their order. */
export function quotePageActions(facts: QuotePageFacts): QuotePageAction[] {
  const { side, pro, quote, request, hire, now, today } = facts;
  if (side === "pro" && !mayWorkOn(pro, hire)) return [];
  const isLiving = isLivingQuote(quote, request.state, today);
  const ofTheHire =
    hire?.state === "hired"
      ? availableActions(request.state, side === "customer" ? "customer" : "hired_pro", { now })
      : [];
  const mayComplete = ofTheHire.includes("complete");
  const isDue = hire !== null && isWorkDue(hire, today);
  const allowed: Record<QuotePageAction, boolean> = {
    hire: side === "customer" && mayHire({ request, quote, pro, now, today }),
    complete: mayComplete && isDue,
    review:
      hire !== null &&
      mayReview({
        hireState: hire.state,
        isCustomer: side === "customer",
        hasReview: hire.hasReview,
      }),
    message: isThreadOpen(quote, request.state, today),
    propose_change:
      hire?.state === "hired" &&
      request.state === "hired" &&
      freeChangeKinds(hire.change_orders).length > 0,
    add_file:
      side === "pro" &&
      pro.state === "approved" &&
      mayAddFiles(quote, { requestState: request.state, hireState: hire?.state ?? null }, today),
    decline: side === "customer" && isLiving,
    withdraw: side === "pro" && isLiving,
    complete_early: mayComplete && !isDue,
    cancel: ofTheHire.includes("cancel"),
  };
  return QUOTE_PAGE_ACTIONS.filter((action) => allowed[action]);
}
