import { RunningText } from "#ui/text/running-text.tsx";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import {
  isComparable,
  priceStanding,
  type PriceStanding,
} from "#domain/price-guide/price-standing.ts";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { RangeBar } from "#ui/chart/range-bar.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { formatWon } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { useSums } from "./quote-money.tsx";
import type { QuoteFormValues } from "./quote-form-values.ts";

const STANDINGS: Record<PriceStanding, string> = {
  below: "보통보다 낮아요.",
  within: "보통 범위 안이에요.",
  above: "보통보다 높아요.",
};

/** A bar's free ground behind the highest of what stands on it. */
const BEYOND = 4 / 3;

/** What the service usually costs, and where the total being written stands on it. */
export function PriceBeside({ card }: { card: QualityCard }) {
  const { slug, name } = card.service;
  const prices = useQuery(endpointQuery("prices.list", { service: slug }));
  const unit = useWatch<QuoteFormValues, "unit">({ name: "unit" });
  const { total } = useSums();
  const priced = prices.data?.items[0];
  if (!priced?.price) return null;
  const { price, basis, n, example_of: exampleOf } = priced;
  const canCompare = isComparable(unit, { basis, unit: priced.service.unit });
  const mark = canCompare && total > 0 ? total : undefined;
  return (
    <Card>
      <h2 className="text-base font-semibold text-muted">{name} 가격</h2>
      <p className="mt-1 text-lg font-bold tabular-nums">
        <RunningText>{typicalRange(price.low, price.high)}</RunningText>
      </p>
      <RangeBar
        {...price}
        mark={mark}
        end={Math.max(price.high, total) * BEYOND}
        className="mt-4 mb-3"
      />
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        {basis === "example" && <Badge>예시</Badge>}
        {basis === "agreed" ? (
          <span>
            완료된 거래 {groupDigits(n)}건의 절반이 이 사이예요. 중간 가격{" "}
            <span className="numeric">{typicalWon(price.mid)}</span>
          </span>
        ) : (
          `${exampleOf ?? name} 기준이에요.`
        )}
      </p>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {mark !== undefined && (
          <>
            내 견적 <b className="numeric">{formatWon(mark)}</b>,{" "}
            {STANDINGS[priceStanding(mark, price)]}
          </>
        )}
      </p>
      {!canCompare && (
        <p className="mt-2 text-sm text-muted">금액의 기준이 달라 내 견적과 견주지 않아요.</p>
      )}
      <TextLink
        placement="alone"
        render={<Link to="/prices/$slug" params={{ slug }} target="_blank" />}
      >
        {name} 가격 자세히 보기
      </TextLink>
    </Card>
  );
}
