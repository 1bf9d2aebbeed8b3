import { useSuspenseQuery } from "@tanstack/react-query";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { POPULAR_ON_HOME } from "../popular/popular-limit.ts";
import { ServicePills } from "../service-pills.tsx";
import { MarketFigures } from "./market-figures.tsx";

/** Below the search field: what others look for, and how many are here. */
export function MarketInShort() {
  const { data: popular } = useSuspenseQuery(
    endpointQuery("services.popular", { limit: POPULAR_ON_HOME }),
  );
  const { data: figures } = useSuspenseQuery(endpointQuery("market.figures"));
  return (
    <>
      <ServicePills label="바로 가기" services={popular.items} className="mt-4 max-sm:hidden" />
      <MarketFigures figures={figures} />
    </>
  );
}
