import { useInfiniteQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import { clsx } from "clsx";
import { useId, useState } from "react";
import type { NoticeFilter } from "#domain/notice/notice-filters.ts";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { NoticeLink } from "./notice-link.tsx";

type EarlierNoticesProps = {
  requestId: string;
  /** Stands above already. */
  newestId: string;
  input: { filter?: NoticeFilter };
  count: number;
  unread: number;
};

/** The notices of a request before its newest: how many, and themselves once somebody opens them. */
export function EarlierNotices({ count, unread, ...list }: EarlierNoticesProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className="border-t border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        className="flex min-h-11 w-full items-center gap-1 px-4 pl-9 text-left text-sm font-medium text-accent-ink hover:bg-sunken focus-visible:-outline-offset-2"
        onClick={() => setOpen(!open)}
      >
        <span>
          이 요청의 지난 알림 {count}개{unread > 0 && ` · 읽지 않음 ${unread}개`}
        </span>
        <ChevronDown
          size={16}
          aria-hidden
          className={clsx("shrink-0 transition-transform", open && "rotate-180")}
        />
      </button>
      <div id={panel}>{open && <Opened {...list} />}</div>
    </div>
  );
}

function Opened({
  requestId,
  newestId,
  input,
}: Pick<EarlierNoticesProps, "requestId" | "newestId" | "input">) {
  const list = useInfiniteQuery(
    endpointPages("users.me.notifications.ofRequest", { requestId, ...input }),
  );
  const items = (list.data?.pages ?? []).flatMap((page) => page.items);
  return (
    <InfiniteList
      label="이 요청의 지난 알림"
      items={items.filter((one) => one.id !== newestId)}
      itemKey={(one) => one.id}
      renderItem={(one) => <NoticeLink notice={one} />}
      next={list.hasNextPage}
      loading={list.isFetching}
      error={list.isError ? "지난 알림을 불러오지 못했어요." : undefined}
      automatic={false}
      onLoadMore={() => void (list.isLoadingError ? list.refetch() : list.fetchNextPage())}
      placeholder={
        <div className="flex justify-center p-4">
          <Spinner label="불러오고 있어요" />
        </div>
      }
      className="divide-y divide-line border-t border-line"
    />
  );
}
