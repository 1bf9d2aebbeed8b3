import type { ReactNode } from "react";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { FOCUSABLE_ROW } from "../keys/use-staff-keys.ts";
import { InfiniteList } from "#ui/list/infinite-list.tsx";

/** The state of a list that grows page by page, as the query library gives it. */
export interface GrowingList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** One of the lists of payments, divided by lines. */
export function BillingList<T extends { id: string }>(props: {
  label: string;
  list: GrowingList;
  items: readonly T[];
  row: (item: T) => ReactNode;
  empty: string;
}) {
  const { label, list, items, row, empty } = props;
  return (
    <InfiniteList
      label={label}
      items={items}
      itemKey={(item) => item.id}
      renderItem={row}
      {...furtherPages(list)}
      className="divide-y divide-line"
      empty={<p className="text-muted">{empty}</p>}
    />
  );
}

/** A person, an amount, and what there is to know and to do. */
export function BillingRow(props: {
  title: ReactNode;
  amount: string;
  detail: ReactNode;
  action?: ReactNode;
}) {
  const { title, amount, detail, action } = props;
  return (
    <div
      {...FOCUSABLE_ROW}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 sm:flex-nowrap lg:min-h-11 lg:py-1"
    >
      <div className="min-w-0 lg:flex lg:flex-1 lg:items-center lg:justify-between lg:gap-4">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{title}</span>
          <span className="numeric">{amount}</span>
        </p>
        <p className="text-sm break-words text-muted">{detail}</p>
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}
