import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import type { QuoteUnit } from "#domain/quote/quote.ts";
import { areComparable } from "#domain/quote/compare.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
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
  const count = data.quotes.length;
  return (
    <PageFrame width="wide" className="print-side-by-side">
      <PageHeader
        above={
          <TextLink
            placement="alone"
            className="text-ink max-md:hidden print:hidden"
            render={<Link to="/requests/$requestId" params={{ requestId }} />}
          >
            <ChevronLeft size={18} aria-hidden />
            {data.request.service.name} 요청
          </TextLink>
        }
        title={count > 1 ? `견적서 ${count}장을 나란히` : "견적 비교"}
        description={count > 1 && orderText(data.quotes)}
      />
      {count === 0 ? (
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

/** Sums for different units stand apart: nobody knows yet which of them is the lower one. */
function orderText(quotes: readonly { unit: QuoteUnit }[]): string {
  const order = "별도를 모두 더한 최대 금액이 낮은 순서예요.";
  return areComparable(quotes) ? order : `단위가 같은 견적끼리 ${order}`;
}
