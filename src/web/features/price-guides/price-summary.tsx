import { RunningText } from "#ui/text/running-text.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import type { Output } from "#contract/registry.ts";
import { Badge } from "#ui/display/badge.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import { countText } from "./price-labels.ts";

export type PricedService = Output<"prices.list">["items"][number];

/**
 * What a service usually costs, in a few lines with the way to its guide: beside the service itself. Takes an item of
 * `prices.list`, e.g. with `{ service: slug }`.
 */
export function PriceSummary({ priced }: { priced: PricedService }) {
  const { service, price, basis, example_of, n, as_of } = priced;
  if (!price) return null;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        {basis === "example" && <Badge>예시</Badge>}
        <p className="text-muted">
          {basis === "agreed"
            ? `완료된 거래 ${countText(n)}의 합의 금액`
            : `${example_of ?? ""} 기준`}
        </p>
      </div>
      <p className="mt-1 text-xl font-bold tracking-tight text-balance tabular-nums">
        <span className="text-base font-medium text-muted">보통 </span>
        <RunningText>{typicalRange(price.low, price.high)}</RunningText>
      </p>
      <p className="mt-0.5">
        중간 가격 <strong className="numeric">{typicalWon(price.mid)}</strong>
      </p>
      {basis === "agreed" && (
        <p className="mt-1 text-sm text-muted">
          <span className="numeric">{formatKoreanDate(as_of)}</span> 집계
        </p>
      )}
      <TextLink
        placement="alone"
        render={<Link to="/prices/$slug" params={{ slug: service.slug }} />}
      >
        {service.name} 가격 자세히 보기
      </TextLink>
    </div>
  );
}
