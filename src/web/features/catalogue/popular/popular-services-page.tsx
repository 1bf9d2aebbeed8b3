import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import type { Output } from "#contract/registry.ts";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";
import { POPULAR_ALL } from "./popular-limit.ts";
import { PopularList } from "./popular-list.tsx";

export function PopularServicesPage() {
  const { data } = useSuspenseQuery(endpointQuery("services.popular", { limit: POPULAR_ALL }));
  const { at } = data.counted;
  return (
    <PageFrame width="wide">
      <PageHeader
        above={<Breadcrumbs crumbs={[{ key: "here", label: "많이 찾는 서비스" }]} />}
        title="많이 찾는 서비스"
        description={popularityText(data.counted) ?? "사람들이 많이 찾는 서비스예요."}
      />
      <PopularList services={data.items} showRequestCount />
      {at !== null && (
        <p className="mt-4 text-sm text-muted">
          한 사람이 같은 서비스를 여러 번 요청해도 한 번만 세고, 오래된 요청일수록 적게 반영해요.
          요청이 아직 적은 서비스는 분야에서 알려진 정도를 함께 봐요. 그래서 요청한 사람 수의 순서와
          다를 수 있어요.
        </p>
      )}
      <TextLink placement="alone" className="mt-6" render={<Link to="/categories" />}>
        모든 서비스 보기
      </TextLink>
    </PageFrame>
  );
}

/** By what the popular services stand in their order; null while nothing was counted. */
function popularityText({ days, at }: Output<"services.popular">["counted"]): string | null {
  if (at === null) return null;
  return `최근 ${days}일의 요청으로 정한 순서예요. 최근 요청일수록 크게 반영해요.`;
}
