import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { DeliveryRow } from "./delivery-row.tsx";
import type { Delivery } from "./delivery-words.ts";

interface DeliveryListProps {
  label: string;
  list: {
    data: { pages: readonly { items: readonly Delivery[] }[] };
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  empty: string;
  /** Left out on the page of one person. */
  showsPerson?: boolean;
}

/** Deliveries divided by lines. */
export function DeliveryList({ label, list, empty, showsPerson = false }: DeliveryListProps) {
  return (
    <InfiniteList
      label={label}
      items={list.data.pages.flatMap((page) => page.items)}
      itemKey={(delivery) => delivery.id}
      renderItem={(delivery) => <DeliveryRow delivery={delivery} showsPerson={showsPerson} />}
      {...furtherPages(list)}
      className="divide-y divide-line"
      empty={<EmptyState title={empty} />}
    />
  );
}
