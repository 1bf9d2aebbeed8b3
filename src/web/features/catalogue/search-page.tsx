import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import SearchX from "lucide-react/icons/search-x";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageFrame } from "#ui/page-frame.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { ServiceGrid } from "./service-card.tsx";

export function SearchPage() {
  const search = useSearch({ from: "/search" });
  const { data } = useSuspenseQuery(endpointQuery("services.list", search));
  const found = data.items;
  return (
    <PageFrame width="wide">
      <PageHeader
        title={search.q ? `‘${search.q}’ 찾은 결과` : "모든 서비스"}
        description={
          found.length > 0 && (
            <span role="status">
              서비스 <span className="numeric">{found.length}</span>개
            </span>
          )
        }
      />
      {found.length > 0 ? (
        <ServiceGrid services={found} showPlace />
      ) : (
        <EmptyState
          icon={<SearchX size={28} />}
          title="맞는 서비스를 찾지 못했어요"
          description="더 짧은 말이나 다른 이름으로 찾아보세요. 예를 들어 ‘이사’, ‘청소’처럼요."
          action={
            <ButtonLink variant="secondary" render={<Link to="/search" />}>
              모든 서비스 보기
            </ButtonLink>
          }
        />
      )}
    </PageFrame>
  );
}
