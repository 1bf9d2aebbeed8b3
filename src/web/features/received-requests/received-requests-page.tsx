import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { receivedFilters, receivedInput } from "./received-filter.ts";
import { ReceivedRequestRow } from "./received-request-row.tsx";

/** The pro's inbox. New requests come in while it is open. */
export function ReceivedRequestsPage() {
  const input = receivedInput(useSearch({ from: "/pro/requests" }).filter);
  const list = useSuspenseInfiniteQuery(endpointPages("pro.requests", input));
  return (
    <PageFrame width="narrow">
      <PageHeader title="받은 요청" className="mb-2 md:mb-2" />
      <TabLinks
        label="요청 거르기"
        links={receivedFilters.map(({ label, filter }) => ({
          key: label,
          label,
          current: input.filter === filter,
          render: <Link to="/pro/requests" search={filter ? { filter } : {}} />,
        }))}
      />
      <div className="mt-5">
        <InfiniteList
          label="받은 요청"
          items={list.data.pages.flatMap((page) => page.items)}
          itemKey={(request) => request.request_id}
          renderItem={(request) => <ReceivedRequestRow request={request} />}
          next={list.hasNextPage}
          loading={list.isFetchingNextPage}
          error={list.isFetchNextPageError ? "더 불러오지 못했어요." : undefined}
          onLoadMore={() => void list.fetchNextPage()}
          empty={<Nothing filtered={input.filter !== undefined} />}
        />
      </div>
    </PageFrame>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return <EmptyState title="여기에 해당하는 요청이 없어요" />;
  }
  return (
    <EmptyState
      title="아직 받은 요청이 없어요"
      description="내 서비스와 지역에 맞는 요청이 오면 바로 여기에 나타나요."
      action={
        <ButtonLink variant="secondary" render={<Link to="/pro/profile" />}>
          서비스와 지역 고치기
        </ButtonLink>
      }
    />
  );
}
