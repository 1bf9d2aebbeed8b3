import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SEARCH_WORDS_MAX } from "#domain/search/search-words.ts";
import { Button } from "#ui/action/button.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { DayAndTime } from "#web/platform/format/day-and-time.tsx";
import { Found } from "../found.tsx";

interface RoomSearchProps {
  quoteId: string;
  onGo: (seq: number) => void;
}

/** Finds what was written in one conversation, newest first; a find leads to its place. */
export function RoomSearch({ quoteId, onGo }: RoomSearchProps) {
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  const search = useInfiniteQuery({
    ...endpointPages("quotes.messages.search", { quoteId, q }),
    enabled: q !== "",
  });
  return (
    <div className="flex flex-col gap-4">
      <form
        role="search"
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setQ(typed.trim());
        }}
      >
        <TextField
          label="검색어"
          type="search"
          enterKeyHint="search"
          maxLength={SEARCH_WORDS_MAX}
          className="min-w-0 flex-1"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          찾기
        </Button>
      </form>
      {search.isLoading && <Spinner />}
      {search.isError && (
        <ErrorPanel
          title="찾지 못했어요"
          description={failureMessage(search.error)}
          onRetry={() => search.refetch()}
        />
      )}
      {search.data && (
        <InfiniteList
          label="찾은 메시지"
          items={search.data.pages.flatMap((page) => page.items)}
          itemKey={(found) => found.id}
          renderItem={(found) => (
            <button
              type="button"
              className="flex min-h-11 w-full flex-col gap-0.5 py-3 text-left hover:text-accent-ink"
              onClick={() => onGo(found.seq)}
            >
              <span className="text-sm text-muted">
                {found.mine ? "나 · " : ""}
                <DayAndTime at={found.created_at} />
              </span>
              <span className="line-clamp-3 wrap-anywhere">
                <Found text={found.text} words={q} />
              </span>
            </button>
          )}
          {...furtherPages(search)}
          className="flex flex-col divide-y divide-line"
          empty={
            <p className="text-muted">검색어가 들어간 메시지가 없어요. 다른 검색어로 찾아보세요.</p>
          }
        />
      )}
    </div>
  );
}
