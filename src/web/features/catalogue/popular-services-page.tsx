import { useSuspenseQuery } from "@tanstack/react-query";
import { PageFrame } from "#ui/page-frame.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { POPULAR_ALL } from "./popular-limit.ts";
import { ServiceGrid } from "./service-card.tsx";

export function PopularServicesPage() {
  const { data } = useSuspenseQuery(endpointQuery("services.popular", { limit: POPULAR_ALL }));
  return (
    <PageFrame width="wide">
      <PageHeader title="많이 찾는 서비스" description="요청이 많은 서비스부터 모았어요." />
      <ServiceGrid services={data.items} showPlace />
    </PageFrame>
  );
}
