import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import Send from "lucide-react/icons/send";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InfiniteList } from "#ui/infinite-list.tsx";
import { PageFrame } from "#ui/page-frame.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { endpointPages } from "#web/platform/query-options.ts";
import { SentQuoteRow } from "./sent-quote-row.tsx";
import { sentQuoteFilters, sentQuotesInput } from "./sent-quotes-filter.ts";

/** What the pro sent, what became of it and of the credits. */
export function SentQuotesPage() {
  const input = sentQuotesInput(useSearch({ from: "/pro/quotes" }).state);
  const list = useSuspenseInfiniteQuery(endpointPages("quotes.list", input));
  return (
    <PageFrame width="narrow">
      <PageHeader title="보낸 견적" className="mb-2 md:mb-2" />
      <TabLinks
        label="견적 상태"
        links={sentQuoteFilters.map(({ label, state }) => ({
          key: label,
          label,
          current: input.state === state,
          render: (
            <Link
              to="/pro/quotes"
              search={state ? { state } : {}}
              activeOptions={{ exact: true }}
            />
          ),
        }))}
      />
      <div className="mt-5">
        <InfiniteList
          label="보낸 견적"
          items={list.data.pages.flatMap((page) => page.items)}
          itemKey={(quote) => quote.id}
          renderItem={(quote) => <SentQuoteRow quote={quote} />}
          next={list.hasNextPage}
          loading={list.isFetchingNextPage}
          error={list.isFetchNextPageError ? "더 불러오지 못했어요." : undefined}
          onLoadMore={() => void list.fetchNextPage()}
          empty={
            <EmptyState
              icon={<Send size={26} />}
              title={input.state ? "여기에 해당하는 견적이 없어요" : "아직 보낸 견적이 없어요"}
              description="받은 요청을 보고 견적을 보내 보세요."
              action={<ButtonLink render={<Link to="/pro/requests" />}>받은 요청 보기</ButtonLink>}
            />
          }
        />
      </div>
    </PageFrame>
  );
}
