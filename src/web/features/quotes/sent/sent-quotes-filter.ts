import type { Output } from "#contract/registry.ts";
import type { QuoteState } from "#domain/quote/lifecycle.ts";

/** The tabs of the sent quotes; `state` is absent for all of them. */
export const sentQuoteFilters: readonly { label: string; state?: QuoteState }[] = [
  { label: "전체" },
  { label: "읽지 않음", state: "sent" },
  { label: "읽음", state: "read" },
  { label: "고용", state: "hired" },
  { label: "거절됨", state: "declined" },
  { label: "기간 지남", state: "expired" },
  { label: "취소한 견적", state: "withdrawn" },
];

/** The list's input for the page's `?state=`; a state without a tab shows all. */
export function sentQuotesInput(state: string | undefined): { state?: QuoteState } {
  const chosen = sentQuoteFilters.find((filter) => filter.state === state)?.state;
  return chosen ? { state: chosen } : {};
}

/** How many quotes a tab holds; the first holds all. */
export function countOfFilter(
  counts: NonNullable<Output<"quotes.list">["counts"]>,
  state?: QuoteState,
): number {
  if (state) return counts[state];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
