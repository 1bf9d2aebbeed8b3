import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PageFrame } from "#ui/page-frame.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { WayFromHome } from "#web/platform/way-from-home.tsx";
import { POPULAR_ALL } from "./popular-limit.ts";
import { PopularList } from "./popular-list.tsx";

export function PopularServicesPage() {
  const { data } = useSuspenseQuery(endpointQuery("services.popular", { limit: POPULAR_ALL }));
  const { days, at } = data.counted;
  return (
    <PageFrame width="wide">
      <PageHeader
        above={<WayFromHome crumbs={[{ key: "here", label: "많이 찾는 서비스" }]} />}
        title="많이 찾는 서비스"
        description={
          at === null
            ? "사람들이 많이 찾는 서비스예요."
            : `최근 ${days}일 동안 요청한 사람이 많은 순서예요.`
        }
      />
      <PopularList services={data.items} showAsked />
      {at !== null && (
        <p className="mt-4 text-sm text-muted">
          한 사람이 같은 서비스를 여러 번 요청해도 한 번만 세고, 오래된 요청일수록 적게 쳐요. 요청이
          아직 적은 서비스는 분야에서 알려진 정도를 함께 봐요.
        </p>
      )}
      <TextLink place="alone" className="mt-6" render={<Link to="/categories" />}>
        모든 서비스 보기
      </TextLink>
    </PageFrame>
  );
}
