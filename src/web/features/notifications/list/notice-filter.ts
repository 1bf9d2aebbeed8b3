import {
  NOTICE_FILTER_LABELS,
  NOTICE_FILTERS,
  type NoticeFilter,
} from "#domain/notice/notice-filters.ts";

/** The tabs of the list; `filter` is absent for all notices. */
export const noticeTabs: readonly { label: string; filter?: NoticeFilter }[] = [
  { label: "전체" },
  ...NOTICE_FILTERS.map((filter) => ({ label: NOTICE_FILTER_LABELS[filter], filter })),
];

/** The list's input for the page's `?filter=`; one without a tab shows all. */
export function noticesInput(filter: string | undefined): { filter?: NoticeFilter } {
  const chosen = NOTICE_FILTERS.find((known) => known === filter);
  return chosen ? { filter: chosen } : {};
}
