import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { groupDigits } from "#domain/text/group-digits.ts";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ColumnHeadings } from "#ui/list/column-headings.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { sentColumns, SentQuoteRow } from "./sent-quote-row.tsx";
import { countOfFilter, sentQuoteFilters, sentQuotesInput } from "./sent-quotes-filter.ts";

/** What the pro sent, what became of it and of the credits. */
export function SentQuotesPage() {
  const input = sentQuotesInput(useSearch({ from: "/pro/quotes" }).state);
  const list = useSuspenseInfiniteQuery(endpointPages("quotes.list", input));
  const items = list.data.pages.flatMap((page) => page.items);
  const counts = list.data.pages[0]?.counts;
  return (
    <PageFrame width="wide">
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
          label: (
            <>
              {label}
              {counts && (
                <span className="numeric"> {groupDigits(countOfFilter(counts, state))}</span>
              )}
            </>
          ),
          current: input.state === state,
          render: <Link to="/pro/quotes" search={state ? { state } : {}} />,
        }))}
      />
      {items.length > 0 && (
        <ColumnHeadings
          columns={sentColumns}
          names={["요청", "지역", "상태", "보낸 때", "견적 비용"]}
          last="견적 금액"
          className="mt-5"
        />
      )}
      <div className="max-lg:-mx-4">
        <InfiniteList
          label="보낸 견적"
          className="block"
          items={items}
          itemKey={(quote) => quote.id}
          renderItem={(quote) => <SentQuoteRow quote={quote} />}
          {...furtherPages(list)}
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
