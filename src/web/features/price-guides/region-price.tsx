import { RunningText } from "#ui/text/running-text.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { PriceSummary } from "./price-summary.tsx";
import { countText } from "./price-labels.ts";

/** What was agreed for a service in a region; of the whole country while too little is known there. */
export function RegionPrice({ slug, region }: { slug: string; region: string }) {
  const { data: guide } = useSuspenseQuery(endpointQuery("prices.get", { slug, region }));
  const { data: whole } = useSuspenseQuery(endpointQuery("prices.list", { service: slug }));
  const [priced] = whole.items;
  const { agreed, n, service, asked } = guide;
  if (!agreed || n === null) {
    return (
      <div>
        <p className="mb-3 text-sm text-muted">
          {asked.region?.name ?? "이 지역"}의 거래가 아직 적어 전국의 가격을 보여 드려요.
        </p>
        {priced && <PriceSummary priced={priced} />}
      </div>
    );
  }
  const { p25, p50, p75 } = agreed.percentiles;
  return (
    <div>
      <p className="text-muted">
        {asked.region?.name}에서 완료된 거래 {countText(n)}의 합의 금액
      </p>
      <p className="mt-1 text-xl font-bold text-balance tabular-nums">
        <span className="text-base font-medium text-muted">보통 </span>
        <RunningText>{typicalRange(p25, p75)}</RunningText>
      </p>
      <p className="mt-0.5">
        중간 가격 <strong className="numeric">{typicalWon(p50)}</strong>
      </p>
      <TextLink
        placement="alone"
        render={<Link to="/prices/$slug" params={{ slug }} search={{ region }} />}
      >
        {service.name} 가격 자세히 보기
      </TextLink>
    </div>
  );
}
