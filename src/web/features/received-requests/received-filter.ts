import type { Query } from "#contract/registry.ts";

type Filter = Exclude<NonNullable<Query<"pro.requests">["filter"]>, "all">;

/** The tabs of the inbox; `filter` is absent for all requests. */
export const receivedFilters: readonly { label: string; filter?: Filter }[] = [
  { label: "전체" },
  { label: "답하지 않은 요청", filter: "unanswered" },
  { label: "견적 보냄", filter: "quoted" },
];

/** The list's input for the page's `?filter=`; one without a tab shows all. */
export function receivedInput(filter: string | undefined): { filter?: Filter } {
  const chosen = receivedFilters.find((tab) => tab.filter === filter)?.filter;
  return chosen ? { filter: chosen } : {};
}
