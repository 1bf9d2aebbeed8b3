import { RunningText } from "#ui/text/running-text.tsx";
import { LEAST_DEALS } from "#domain/price-guide/thresholds.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { Badge } from "#ui/display/badge.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";
import type { PricedService } from "./price-summary.tsx";
import { countText } from "./price-labels.ts";

export function PriceListPage() {
  const { data } = useSuspenseQuery(endpointQuery("prices.list"));
  const categories = new Map(data.items.map(({ category }) => [category.slug, category.name]));
  return (
    <PageFrame width="wide">
      <PageHeader
        above={<Breadcrumbs crumbs={[{ key: "here", label: "가격" }]} />}
        title="서비스별 가격"
        description={`완료된 거래가 ${LEAST_DEALS}건 모인 서비스는 실제로 합의한 금액을, 그 전에는 예시를 보여 드려요.`}
      />
      <div className="defer-layout flex flex-col gap-10">
        {[...categories].map(([slug, name]) => (
          <Section key={slug} title={name}>
            <ul className="grid gap-x-8 md:grid-cols-2">
              {data.items
                .filter(({ category }) => category.slug === slug)
                .map((priced) => (
                  <li key={priced.service.slug} className="border-b border-line">
                    <PriceRow priced={priced} />
                  </li>
                ))}
            </ul>
          </Section>
        ))}
      </div>
    </PageFrame>
  );
}

function PriceRow({ priced: { service, price, basis, example_of, n } }: { priced: PricedService }) {
  return (
    <Link
      to="/prices/$slug"
      params={{ slug: service.slug }}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2.5 text-ink no-underline hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 basis-[7rem]">
        <span className="block font-medium">{service.name}</span>
        <span className="block text-sm text-muted">
          {basis === "agreed" ? `거래 ${countText(n)}` : (example_of ?? "아직 가격이 없어요")}
        </span>
      </span>
      {price && (
        <span className="ml-auto text-right">
          <span className="flex items-center justify-end gap-2">
            {basis === "example" && <Badge>예시</Badge>}
            <span className="numeric font-bold">{typicalWon(price.mid)}</span>
          </span>
          <span className="block text-sm text-muted tabular-nums">
            <RunningText>{typicalRange(price.low, price.high)}</RunningText>
          </span>
        </span>
      )}
    </Link>
  );
}
