import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CompareTable } from "./compare-table.tsx";

/** Up to five quotes side by side. Opening this page reads them all. */
export function ComparePage() {
  const { requestId } = useParams({ from: "/requests/$requestId/compare" });
  const { quote_ids } = useSearch({ from: "/requests/$requestId/compare" });
  const { data } = useSuspenseQuery(endpointQuery("requests.compare", { requestId, quote_ids }));
  return (
    <PageFrame width="wide">
      <PageHeader
        title={`${data.request.service.name} 견적 비교`}
        description="서로 다른 줄에는 ‘다름’ 표시가 있어요. 합계는 추가될 수 있는 금액까지 더한 값이에요."
      />
      {data.quotes.length === 0 ? (
        <EmptyState
          title="비교할 견적이 없어요"
          description="견적이 오면 여기에서 나란히 볼 수 있어요."
          action={
            <ButtonLink
              variant="secondary"
              render={<Link to="/requests/$requestId" params={{ requestId }} />}
            >
              요청으로 돌아가기
            </ButtonLink>
          }
        />
      ) : (
        <CompareTable comparison={data} />
      )}
    </PageFrame>
  );
}
