import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/skeleton.tsx";
import { failureMessage } from "#web/platform/api/api-failure.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { MessageList } from "./message-list.tsx";
import { MessageComposer } from "./message-composer.tsx";

/** The talk below a quote. Fetched by the page alone: fetching it marks it as read. */
export function Thread({ quote }: { quote: QuoteDetail }) {
  const thread = useInfiniteQuery(endpointPages("quotes.messages", { quoteId: quote.id }));
  useListsOutOfDate(thread.dataUpdatedAt);
  return (
    <div id="thread" className="min-w-0 scroll-mt-20 lg:sticky lg:top-22 lg:self-start">
      <Section title="대화">
        <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
          {thread.data ? (
            <MessageList
              messages={thread.data.pages.flatMap((page) => page.items).toReversed()}
              hasOlder={thread.hasNextPage}
              loadingOlder={thread.isFetchingNextPage}
              onLoadOlder={() => void thread.fetchNextPage()}
              other={quote.viewer === "customer" ? "고수" : "고객"}
            />
          ) : thread.isError ? (
            <ErrorPanel
              description={failureMessage(thread.error)}
              onRetry={() => thread.refetch()}
            />
          ) : (
            <SkeletonGroup className="flex min-h-60 flex-col justify-end gap-3 p-4">
              <Skeleton className="h-10 w-2/3" />
              <Skeleton className="h-10 w-1/2 self-end" />
            </SkeletonGroup>
          )}
          {quote.actions.includes("message") ? (
            <MessageComposer quoteId={quote.id} />
          ) : (
            <p className="border-t border-line bg-sunken px-4 py-3 text-center text-sm text-muted">
              끝난 견적이라 글을 더 남길 수 없어요.
            </p>
          )}
        </div>
      </Section>
    </div>
  );
}

/** Lists with counts of unread messages are out of date once these were read; they load anew when shown. */
function useListsOutOfDate(readAt: number) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (readAt === 0) return;
    for (const name of ["messages.threads", "quotes.list", "requests.get"]) {
      void queryClient.invalidateQueries({ queryKey: [name], refetchType: "none" });
    }
  }, [queryClient, readAt]);
}
