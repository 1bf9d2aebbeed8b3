import {
  useSuspenseInfiniteQuery,
  type InfiniteData,
  type UseSuspenseInfiniteQueryResult,
} from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import type { Output } from "#contract/registry.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { SentQuoteRow } from "./sent-quote-row.tsx";
import { sentQuoteFilters, sentQuotesInput } from "./sent-quotes-filter.ts";

type SentQuoteList = UseSuspenseInfiniteQueryResult<InfiniteData<Output<"quotes.list">>, unknown>;

/** What the pro sent, what became of it and of the credits. */
export function SentQuotesPage() {
  const input = sentQuotesInput(useSearch({ from: "/pro/quotes" }).state);
  const list = useSuspenseInfiniteQuery(endpointPages("quotes.list", input));
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="보낸 견적"
        className="mb-2 md:mb-2"
        actions={
          <ButtonLink variant="quiet" size="sm" render={<Link to="/pro/hires" />}>
            진행 중인 일
          </ButtonLink>
        }
      />
      <TabLinks
        label="견적 상태"
        links={sentQuoteFilters.map(({ label, state }) => ({
          key: label,
          label,
          current: input.state === state,
          render: <Link to="/pro/quotes" search={state ? { state } : {}} />,
        }))}
      />
      <div className="mt-5">
        <QuoteRows
          label="보낸 견적"
          list={list}
          empty={
            <EmptyState
              title={input.state ? "해당하는 견적이 없어요" : "아직 보낸 견적이 없어요"}
              description="받은 요청을 보고 견적을 보내 보세요."
              action={<ButtonLink render={<Link to="/pro/requests" />}>받은 요청 보기</ButtonLink>}
            />
          }
        />
      </div>
    </PageFrame>
  );
}

function QuoteRows({
  label,
  list,
  empty,
}: {
  label: string;
  list: SentQuoteList;
  empty: ReactNode;
}) {
  return (
    <InfiniteList
      label={label}
      items={list.data.pages.flatMap((page) => page.items)}
      itemKey={(quote) => quote.id}
      renderItem={(quote) => <SentQuoteRow quote={quote} />}
      {...furtherPages(list)}
      empty={empty}
    />
  );
}
