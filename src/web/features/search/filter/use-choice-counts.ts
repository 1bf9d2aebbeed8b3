import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Output } from "#contract/registry.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useDebounced } from "#web/platform/form/use-debounced.ts";
import { searchInput, type SearchParams } from "../search-params.ts";

export type SearchCounts = Output<"search.proCounts">;

/** Prices are typed digit by digit. */
const TYPING_PAUSE_MS = 250;
const KEPT_MS = 5 * 60_000;

/** How many pros each choice would leave; undefined until it is known, and while nobody can see it. */
export function useChoiceCounts(
  params: SearchParams,
  { enabled }: { enabled: boolean },
): SearchCounts | undefined {
  const { sort: _sort, ...asked } = searchInput(params);
  const settled = JSON.parse(useDebounced(JSON.stringify(asked), TYPING_PAUSE_MS)) as typeof asked;
  const counts = useQuery({
    ...endpointQuery("search.proCounts", settled),
    staleTime: KEPT_MS,
    placeholderData: keepPreviousData,
    enabled,
  });
  return counts.data;
}

/** "4.5점 이상 (12명)"; the label alone where no figure is known. */
export function withCount(label: string, count: number | null | undefined): string {
  return count === null || count === undefined ? label : `${label} (${groupDigits(count)}명)`;
}

/** The figure beside one choice. */
export function countOf(
  counts: SearchCounts["ratings"] | undefined,
  value: string,
): number | undefined {
  return counts?.find((one) => one.value === value)?.count;
}
