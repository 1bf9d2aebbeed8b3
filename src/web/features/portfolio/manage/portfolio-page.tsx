import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import Plus from "lucide-react/icons/plus";
import { missingPieces, PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { ManagedPieces } from "./managed-pieces.tsx";

/** The pro's own pieces of work: to add, change, put in order and take down. */
export function PortfolioPage() {
  const { data } = useSuspenseQuery(endpointQuery("pro.portfolio.own"));
  const { items } = data;
  const missing = missingPieces(items.length);
  const isFull = items.length >= PORTFOLIO_LIMITS.count;
  const add = (
    <ButtonLink icon={<Plus size={18} />} render={<Link to="/pro/portfolio/new" />}>
      작업 올리기
    </ButtonLink>
  );
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="포트폴리오"
        description="고객은 견적을 고르기 전에 지난 작업부터 봐요."
        actions={items.length > 0 && !isFull && add}
      />
      {items.length > 0 && missing > 0 && (
        <Notice className="mb-5">
          작업이 {PORTFOLIO_LIMITS.advised}개는 있어야 프로필이 다 채워져요. {missing}개만 더 올려
          보세요.
        </Notice>
      )}
      {isFull && (
        <Notice className="mb-5">
          {PORTFOLIO_LIMITS.count}개를 모두 올렸어요. 오래된 작업을 삭제하면 새로 올릴 수 있어요.
        </Notice>
      )}
      {items.length === 0 ? (
        <EmptyState
          title="아직 올린 작업이 없어요"
          description={`끝낸 일의 사진과 이야기를 ${PORTFOLIO_LIMITS.advised}개만 올려도 고객이 훨씬 쉽게 골라요.`}
          action={add}
        />
      ) : (
        <ManagedPieces pieces={items} />
      )}
    </PageFrame>
  );
}
