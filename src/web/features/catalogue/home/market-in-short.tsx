import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { POPULAR_ON_HOME } from "../popular/popular-limit.ts";
import { linkPillClass } from "../link-pill.ts";
import { MarketFigures } from "./market-figures.tsx";

/** Below the search field: what others look for, and how many are here. */
export function MarketInShort() {
  const { data: popular } = useSuspenseQuery(
    endpointQuery("services.popular", { limit: POPULAR_ON_HOME }),
  );
  const { data: figures } = useSuspenseQuery(endpointQuery("market.figures"));
  return (
    <>
      <QuickLinks services={popular.items} />
      <MarketFigures figures={figures} />
    </>
  );
}

function QuickLinks({ services }: { services: readonly { slug: string; name: string }[] }) {
  return (
    <ul aria-label="바로 가기" className="mt-4 flex flex-wrap gap-2 max-sm:hidden">
      {services.map((service) => (
        <li key={service.slug}>
          <Link to="/services/$slug" params={{ slug: service.slug }} className={linkPillClass}>
            {service.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
