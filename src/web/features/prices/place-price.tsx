import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { TextLink } from "#ui/text-link.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { countText } from "./price-words.ts";

/** What was agreed for a service in a region; while too little is known there, the way to the whole guide. */
export function PlacePrice({ slug, region }: { slug: string; region: string }) {
  const { data: guide } = useSuspenseQuery(endpointQuery("prices.get", { slug, region }));
  const { agreed, n, service, asked } = guide;
  if (!agreed || n === null) {
    return (
      <div>
        <p>{asked.region?.name ?? "이 지역"}의 가격을 알려 드릴 만큼 거래가 모이지 않았어요.</p>
        <TextLink place="alone" render={<Link to="/prices/$slug" params={{ slug }} />}>
          {service.name} 전국 가격 보기
        </TextLink>
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
        {typicalRange(p25, p75)}
      </p>
      <p className="mt-0.5">
        가운데 <strong className="numeric">{typicalWon(p50)}</strong>
      </p>
      <TextLink
        place="alone"
        render={<Link to="/prices/$slug" params={{ slug }} search={{ region }} />}
      >
        {service.name} 가격 자세히 보기
      </TextLink>
    </div>
  );
}
