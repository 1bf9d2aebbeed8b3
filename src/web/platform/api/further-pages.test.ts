import { expect, test, vi } from "vitest";
import { furtherPages } from "./further-pages.ts";

const pages = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
};

test("a list knows whether there is more, and whether it is coming", () => {
  expect(furtherPages(pages)).toMatchObject({ next: true, loading: false, error: undefined });
  expect(furtherPages({ ...pages, hasNextPage: false }).next).toBe(false);
  expect(furtherPages({ ...pages, isFetchingNextPage: true }).loading).toBe(true);
});

test("a further page that could not be fetched is said, and asked for again when the person wants it", () => {
  const fetchNextPage = vi.fn();
  const list = furtherPages({ ...pages, isFetchNextPageError: true, fetchNextPage });
  expect(list.error).toBe("더 불러오지 못했어요.");
  expect(fetchNextPage).not.toHaveBeenCalled();
  list.onLoadMore();
  expect(fetchNextPage).toHaveBeenCalledOnce();
});
