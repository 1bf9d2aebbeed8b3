import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { Card } from "#ui/layout/card.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import type { PricedService } from "./price-summary.tsx";
import { countText } from "./price-labels.ts";
import { pricesOnHome } from "./prices-on-home.ts";

/** What was really agreed for the services that most is known of. Nothing while no service has enough deals. */
export function PriceHighlights() {
  const { data } = useSuspenseQuery(pricesOnHome);
  if (data.items.length === 0) return null;
  return (
    <Section
      title="실제로 합의한 가격"
      description="완료된 거래에서 합의한 금액의 가운데 값과, 절반이 모인 범위예요."
      action={
        <TextLink placement="alone" render={<Link to="/prices" />}>
          모든 가격
        </TextLink>
      }
    >
      <Card padding="none" className="overflow-hidden">
        {/* The lines between are those of the grid's own ground showing through. */}
        <ul className="grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-3">
          {data.items.map((priced) => (
            <li key={priced.service.slug} className="bg-surface">
              <Highlight priced={priced} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function Highlight({ priced: { service, price, n } }: { priced: PricedService }) {
  if (!price) return null;
  return (
    <Link
      to="/prices/$slug"
      params={{ slug: service.slug }}
      className="flex h-full items-start justify-between gap-4 px-4 py-3.5 text-ink no-underline hover:bg-sunken"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{service.name}</span>
        <span className="numeric mt-0.5 block text-sm text-muted">거래 {countText(n)}</span>
      </span>
      <span className="text-right">
        <span className="numeric block text-lg font-bold">
          <span className="sr-only">가운데 금액 </span>
          {typicalWon(price.mid)}
        </span>
        <span className="mt-0.5 block text-sm text-muted tabular-nums">
          <span className="sr-only">절반은 </span>
          {typicalRange(price.low, price.high)}
        </span>
      </span>
    </Link>
  );
}
