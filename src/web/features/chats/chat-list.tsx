import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { ThreadRow } from "./thread-row.tsx";

interface ChatListProps {
  current?: string;
  /** What is looked for in them. */
  words?: string;
}

/** Everybody the person talks with, on either side of a quote; new messages come in while it is open. */
export function ChatList({ current, words }: ChatListProps) {
  const list = useSuspenseInfiniteQuery(
    endpointPages("messages.threads", words === undefined ? {} : { q: words }),
  );
  return (
    <InfiniteList
      label={words === undefined ? "대화" : "찾은 대화"}
      items={list.data.pages.flatMap((page) => page.items)}
      itemKey={(thread) => thread.quote_id}
      renderItem={(thread) => (
        <ThreadRow
          thread={thread}
          isCurrent={thread.quote_id === current}
          {...(words === undefined ? {} : { words })}
        />
      )}
      {...furtherPages(list)}
      className="flex flex-col divide-y divide-line border-y border-line lg:border-t-0"
      empty={
        <EmptyState
          title={words === undefined ? "아직 나눈 대화가 없어요" : "찾은 대화가 없어요"}
          description={
            words === undefined
              ? "견적을 주고받으면 견적마다 대화할 수 있어요."
              : "더 짧은 검색어나 상대의 이름으로 찾아보세요."
          }
        />
      }
    />
  );
}
