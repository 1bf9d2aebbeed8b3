import type { Day } from "#domain/calendar/day.ts";
import type { HireState, RequestState } from "#domain/request/lifecycle.ts";
import { isThreadOpen } from "./is-living.ts";
import type { QuoteState } from "./lifecycle.ts";
import { QUOTE_LIMITS } from "./quote-limits.ts";

/** In which states the pro may add files to a quote that was sent. */
const MAY_ADD: Record<QuoteState, boolean> = {
  sent: true,
  read: true,
  hired: true,
  declined: false,
  expired: false,
  withdrawn: false,
};

/**
 * Whether files may be added now: while the quote can still come to something, and once it was hired for as long as
 * that stands, after the work, too. `hireState` is of the hire of this very quote, null when it was not hired.
 */
export function mayAddFiles(
  quote: { state: QuoteState; valid_until: Day },
  { requestState, hireState }: { requestState: RequestState; hireState: HireState | null },
  today: Day,
): boolean {
  if (hireState === "cancelled") return false;
  return MAY_ADD[quote.state] && isThreadOpen(quote, requestState, today);
}

/** What is said of the files of a quote whose hire was cancelled; both sides go on talking under it. */
export const CANCELLED_TAKES_NO_FILES = {
  title: "고용이 취소된 견적이라 파일을 바꿀 수 없어요",
  wayOut: "보낼 파일이 있으면 대화에서 보내 주세요.",
};

/** How many more files a quote takes beside the `count` it has, never below 0. */
export function roomForFiles(count: number): number {
  return Math.max(0, QUOTE_LIMITS.attachmentsMax - count);
}

/**
 * Whether the pro may take a file back: only one that was added later and that the customer has not seen. What was
 * sent with a binding quote belongs to it.
 */
export function mayTakeBackFile(file: { added: { seen: boolean } | null }): boolean {
  return file.added !== null && !file.added.seen;
}
