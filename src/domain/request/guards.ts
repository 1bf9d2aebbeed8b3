import type { Day } from "#domain/calendar/day.ts";
import { autoCompleteAt, quotesCloseAt, requestClosesAt } from "./deadlines.ts";
import type { RequestActor, RequestGuard } from "./lifecycle.ts";

/** What the guards look at. A fact left out makes the guards that need it fail. */
export type RequestGuardFacts = {
  /** Epoch ms. */
  now?: number;
  phoneVerified?: boolean;
  hasOpenDuplicate?: boolean;
  /** Epoch ms of the publishing, or of the latest reopening. */
  openedAt?: number;
  /** Quotes sent since then, whatever became of them. */
  quotesReceived?: number;
  quoteLimit?: number;
  /** Reopenings that count: those not caused by a cancelling pro. */
  timesReopened?: number;
  /** Who cancelled the hire, for a cancelled request. */
  cancelledBy?: RequestActor | null;
  /** Whether the quote to hire is valid, by `quote/is-hireable.ts`. */
  quoteValid?: boolean;
  reason?: string;
  /** The day agreed at hiring, change orders included. */
  agreedDate?: Day;
};

const REOPENINGS_ALLOWED = 1;

type Guard = (facts: RequestGuardFacts) => boolean;

const GUARDS: Record<RequestGuard, Guard> = {
  phone_verified: ({ phoneVerified }) => phoneVerified === true,
  no_open_duplicate: ({ hasOpenDuplicate }) => hasOpenDuplicate === false,
  quota_full: ({ quotesReceived, quoteLimit }) =>
    quotesReceived !== undefined && quoteLimit !== undefined && quotesReceived >= quoteLimit,
  quote_window_over: ({ now, openedAt }) => hasPassed(now, openedAt, quotesCloseAt) === true,
  within_hire_window: ({ now, openedAt }) => hasPassed(now, openedAt, requestClosesAt) === false,
  hire_window_over: ({ now, openedAt }) => hasPassed(now, openedAt, requestClosesAt) === true,
  quote_valid: ({ quoteValid }) => quoteValid === true,
  reopen_left: ({ timesReopened, cancelledBy }) =>
    cancelledBy === "hired_pro" ||
    (timesReopened !== undefined && timesReopened < REOPENINGS_ALLOWED),
  cancelled_by_pro: ({ cancelledBy }) => cancelledBy === "hired_pro",
  reason_given: ({ reason }) => reason !== undefined && reason.trim() !== "",
  auto_complete_due: ({ now, agreedDate }) => hasPassed(now, agreedDate, autoCompleteAt) === true,
};

/** Which guards hold, as `transition` takes them. */
export function heldGuards(facts: RequestGuardFacts): Record<RequestGuard, boolean> {
  return Object.fromEntries(
    Object.entries(GUARDS).map(([name, holds]) => [name, holds(facts)]),
  ) as Record<RequestGuard, boolean>;
}

function hasPassed<From>(
  now: number | undefined,
  from: From | undefined,
  deadline: (from: From) => number,
): boolean | undefined {
  return now === undefined || from === undefined ? undefined : now >= deadline(from);
}
