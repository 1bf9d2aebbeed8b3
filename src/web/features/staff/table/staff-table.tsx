import type { CSSProperties, ReactElement, ReactNode } from "react";
import { clsx } from "clsx";
import { mergeElement } from "#ui/merge-element.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { ROW } from "../keys/use-staff-keys.ts";

/** Pages of a list as they are loaded. */
export interface LoadedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

export interface StaffColumn<T> {
  name: string;
  /** Of its grid track, "2fr" or "9rem". */
  width: string;
  /** Of its name over the column, where what stands below is not at its left edge. */
  nameClass?: string;
  cell: (item: T) => ReactNode;
}

interface StaffTableProps<T> {
  label: string;
  list: LoadedList;
  items: readonly T[];
  /** What heads a row: the name with its face. */
  head: StaffColumn<T>;
  face?: (item: T) => { name: string; sealOf: string | null };
  columns: readonly StaffColumn<T>[];
  /** Keeps to the right edge on a phone. */
  last: StaffColumn<T>;
  link: (item: T) => ReactElement;
  /** The one that is open beside the list. */
  current: string | undefined;
  empty: string;
}

/** Rows of 44 px, each a link to what it is about; where the list is too narrow for columns, lines of words that wrap. */
export function StaffTable<T extends { id: string }>(props: StaffTableProps<T>) {
  const { label, list, items, head, columns, last, empty } = props;
  const tracks = [head, ...columns, last].map(({ width }) => trackOf(width)).join(" ");
  return (
    <div className="@container" style={{ "--tracks": tracks } as CSSProperties}>
      {items.length > 0 && (
        <p
          aria-hidden
          className="grid grid-cols-(--tracks) gap-x-4 border-b border-line px-3 py-2 text-xs text-muted @max-[50rem]:hidden"
        >
          {[head, ...columns, last].map(({ name, nameClass }) => (
            <span key={name} className={nameClass}>
              {name}
            </span>
          ))}
        </p>
      )}
      <InfiniteList
        label={label}
        items={items}
        itemKey={(item) => item.id}
        renderItem={(item) => <Row {...props} item={item} />}
        {...furtherPages(list)}
        className="divide-y divide-line border-b border-line"
        empty={<EmptyState title={empty} />}
      />
    </div>
  );
}

function Row<T extends { id: string }>({
  item,
  head,
  face,
  columns,
  last,
  link,
  current,
}: StaffTableProps<T> & { item: T }) {
  const shown = face?.(item);
  const isCurrent = item.id === current;
  return mergeElement(link(item), "a", {
    ...ROW,
    "aria-current": isCurrent ? ("page" as const) : undefined,
    className: clsx(
      // The one that was pressed, before it is there.
      "data-[status=active]:bg-accent-soft flex min-h-11 flex-wrap items-center gap-x-4 px-3 py-1.5 text-sm text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2 @min-[50rem]:grid @min-[50rem]:grid-cols-(--tracks) @min-[50rem]:py-0",
      isCurrent && "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]",
    ),
    children: (
      <>
        <span className="flex min-w-0 flex-1 basis-[9rem] items-center gap-2.5 font-semibold">
          {shown && <Avatar name={shown.name} sealOf={shown.sealOf ?? undefined} size="xs" />}
          <span className="min-w-0 break-words @min-[50rem]:truncate">{head.cell(item)}</span>
        </span>
        <span className="order-1 flex w-full min-w-0 flex-wrap gap-x-3 text-muted @min-[50rem]:contents">
          {columns.map(({ name, cell }) => (
            <span key={name} className="min-w-0 @min-[50rem]:truncate">
              {cell(item)}
            </span>
          ))}
        </span>
        <span>{last.cell(item)}</span>
      </>
    ),
  });
}

/** A share may become narrower than its words, which are then cut. */
function trackOf(width: string): string {
  return width.endsWith("fr") ? `minmax(0,${width})` : width;
}
