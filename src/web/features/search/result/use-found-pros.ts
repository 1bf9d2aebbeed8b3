import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { searchInput, type SearchParams } from "../search-params.ts";
import { namesFor } from "../search-title.ts";

/** Who comes back from a pro's page finds the list as it was, all pages of it. */
const KEPT_MS = 5 * 60_000;

/** After so many pages the list waits for a press, so that the page's foot can be reached. */
const PAGES_WITHOUT_PRESS = 4;

/** The found pros of a URL, page by page. While other filters are asked the earlier answer stays. */
export function useFoundPros(params: SearchParams) {
  const list = useInfiniteQuery({
    ...endpointPages("search.pro", searchInput(params)),
    staleTime: KEPT_MS,
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages ?? [];
  const first = pages[0];
  const [answered, setAnswered] = useState({ first, params });
  if (first && !list.isPlaceholderData && first !== answered.first) setAnswered({ first, params });
  return {
    /** What the first page says of the search, late of the one before: what stands above the list stays in its place. */
    first,
    /** The search that it answers. */
    answeredParams: answered.params,
    understood: first && { ...first.understood, words: answered.params.q },
    /** Names of what the URL asks for, as far as they are known: also while the answer is late or fails. */
    asked: namesFor(params, answered.first?.asked),
    pros: pages.flatMap((page) => page.items),
    isEmpty: first?.items.length === 0,
    hasNext: list.hasNextPage,
    /** The pros shown are those of the search before. */
    isLate: list.isPlaceholderData,
    isFirstLoading: list.isPending,
    isLoadingMore: list.isFetchingNextPage,
    firstFailed: list.isError && pages.length === 0,
    moreFailed: list.isFetchNextPageError,
    loadsBySelf: pages.length % PAGES_WITHOUT_PRESS !== 0,
    loadMore: () => {
      if (!list.isFetchingNextPage) void list.fetchNextPage();
    },
    retry: () => list.refetch(),
  };
}
