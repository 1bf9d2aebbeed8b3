import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
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
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { sentColumns, SentQuoteRow } from "./sent-quote-row.tsx";
import { countOfFilter, sentQuoteFilters, sentQuotesInput } from "./sent-quotes-filter.ts";

/** What the pro sent, what became of it and of the credits; of a suspended one what runs alone. */
export function SentQuotesPage() {
  const input = sentQuotesInput(useSearch({ from: "/pro/quotes" }).state);
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const isSuspended = me.pro?.state === "suspended";
  const list = useSuspenseInfiniteQuery(endpointPages("quotes.list", input));
  const items = list.data.pages.flatMap((page) => page.items);
  const counts = list.data.pages[0]?.counts;
  return (
    <PageFrame width="wide">
      <PageHeader
        title="보낸 견적"
        {...(isSuspended && {
          description: "고수 활동이 정지된 동안에는 진행 중인 일의 견적만 보여요.",
        })}
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
          empty={<Nothing isFiltered={Boolean(input.state)} isSuspended={isSuspended} />}
        />
      </div>
    </PageFrame>
  );
}

/** A suspended pro takes no new work: nothing leads there. */
function Nothing({ isFiltered, isSuspended }: { isFiltered: boolean; isSuspended: boolean }) {
  const none = isSuspended ? "진행 중인 일의 견적이 없어요" : "아직 보낸 견적이 없어요";
  return (
    <EmptyState
      title={isFiltered ? "해당하는 견적이 없어요" : none}
      {...(isSuspended
        ? { description: "고용된 일이 끝나면 여기에서 사라져요." }
        : {
            description: "받은 요청을 보고 견적을 보내 보세요.",
            action: <ButtonLink render={<Link to="/pro/requests" />}>받은 요청 보기</ButtonLink>,
          })}
    />
  );
}
