import type { RequestActor, RequestGuard } from "./lifecycle.ts";

/**
 * What the guards look at. A fact left out makes the guards that need it fail. Instants are epoch ms;
 * `deadlines.ts` makes the three deadlines.
 */
export type RequestGuardFacts = {
  now?: number;
  phoneVerified?: boolean;
  hasOpenDuplicate?: boolean;
  /** Pros who ever sent a quote, whatever became of it. */
  quoteCount?: number;
  quoteLimit?: number;
  quotesCloseAt?: number;
  requestClosesAt?: number;
  /** Reopenings that count: those not caused by a cancelling pro. */
  timesReopened?: number;
  /** Who cancelled the hire, for a cancelled request. */
  cancelledBy?: RequestActor | null;
  /** Whether the quote to hire is valid, by `isHireable`. */
  quoteValid?: boolean;
  reason?: string;
  autoCompleteAt?: number;
};

const REOPENINGS_ALLOWED = 1;

/** Whether a request that was reopened so often by its customer may be reopened again. */
export function mayReopenAgain(timesReopened: number): boolean {
  return timesReopened < REOPENINGS_ALLOWED;
}

type Guard = (facts: RequestGuardFacts) => boolean;

const GUARDS: Record<RequestGuard, Guard> = {
  phone_verified: ({ phoneVerified }) => phoneVerified === true,
  no_open_duplicate: ({ hasOpenDuplicate }) => hasOpenDuplicate === false,
  quota_full: ({ quoteCount, quoteLimit }) =>
    quoteCount !== undefined && quoteLimit !== undefined && quoteCount >= quoteLimit,
  quota_open: ({ quoteCount, quoteLimit }) =>
    quoteCount !== undefined && quoteLimit !== undefined && quoteCount < quoteLimit,
  within_quote_window: ({ now, quotesCloseAt }) => hasPassed(now, quotesCloseAt) === false,
  quote_window_over: ({ now, quotesCloseAt }) => hasPassed(now, quotesCloseAt) === true,
  within_hire_window: ({ now, requestClosesAt }) => hasPassed(now, requestClosesAt) === false,
  hire_window_over: ({ now, requestClosesAt }) => hasPassed(now, requestClosesAt) === true,
  quote_valid: ({ quoteValid }) => quoteValid === true,
  reopen_left: ({ timesReopened, cancelledBy }) =>
    cancelledBy === "hired_pro" || (timesReopened !== undefined && mayReopenAgain(timesReopened)),
  cancelled_by_pro: ({ cancelledBy }) => cancelledBy === "hired_pro",
  reason_given: ({ reason }) => reason !== undefined && reason.trim() !== "",
  auto_complete_due: ({ now, autoCompleteAt }) => hasPassed(now, autoCompleteAt) === true,
};

/** Which guards hold, as `transition` takes them. */
export function heldGuards(facts: RequestGuardFacts): Record<RequestGuard, boolean> {
  return Object.fromEntries(
    Object.entries(GUARDS).map(([name, holds]) => [name, holds(facts)]),
  ) as Record<RequestGuard, boolean>;
}

/** Whether a deadline has come, undefined when either instant is unknown. */
function hasPassed(now: number | undefined, deadline: number | undefined): boolean | undefined {
  return now === undefined || deadline === undefined ? undefined : now >= deadline;
}
