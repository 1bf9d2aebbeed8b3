interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** What a list that loads on (`InfiniteList`) has to know of its further pages, from the query that brings them. */
export function furtherPages(list: Pages) {
  return {
    next: list.hasNextPage,
    loading: list.isFetchingNextPage,
    error: list.isFetchNextPageError ? "더 불러오지 못했어요." : undefined,
    onLoadMore: () => void list.fetchNextPage(),
  };
}
