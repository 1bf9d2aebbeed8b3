import type { Day } from "#domain/calendar/day.ts";
import { hasRunOut } from "#domain/quote/is-expired.ts";
import { isHireable } from "#domain/quote/is-hireable.ts";
import type { QuoteState } from "#domain/quote/lifecycle.ts";
import { heldGuards } from "./guards.ts";
import { transition } from "./lifecycle.ts";
import type { RequestActor, RequestState } from "./lifecycle.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";

export type HireRefusal = "request_closed" | "quote_closed" | "quote_expired" | "pro_suspended";

/**
 * Why the customer may not hire this quote now, or null: any valid quote within 30 days, read or not,
 * also another one after the hired pro cancelled. Not that of a pro who is suspended, for as long as they are.
 * `closes_at` and `now` are epoch ms.
 */
export function hireRefusal(facts: {
  request: { state: RequestState; closes_at: number; ended_by: RequestActor | null };
  quote: { state: QuoteState; valid_until: Day };
  /** Whose quote it is. */
  pro: { state: ProState };
  now: number;
  today: Day;
}): HireRefusal | null {
  const { request, quote, pro, now, today } = facts;
  const held = heldGuards({
    now,
    requestClosesAt: request.closes_at,
    cancelledBy: request.state === "cancelled" ? request.ended_by : null,
    quoteValid: isHireable(quote, today),
  });
  const move = transition(request.state, "hire", "customer", held);
  if (move.ok) return pro.state === "suspended" ? "pro_suspended" : null;
  if (move.refusal !== "quote_valid") return "request_closed";
  return hasRunOut(quote, today) ? "quote_expired" : "quote_closed";
}

/** True when the customer may hire this quote now. */
export function mayHire(facts: Parameters<typeof hireRefusal>[0]): boolean {
  return hireRefusal(facts) === null;
}
