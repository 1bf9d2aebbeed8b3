import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { CardLink } from "#ui/card.tsx";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { PricedService } from "./price-summary.tsx";
import { countText } from "./price-words.ts";
import { pricesOnHome } from "./prices-on-home.ts";

/** What was really agreed for the services that most is known of. Nothing while no service has enough deals. */
export function PriceHighlights() {
  const { data } = useSuspenseQuery(pricesOnHome);
  if (data.items.length === 0) return null;
  return (
    <Section
      title="실제로 합의한 가격"
      description="완료된 거래에서 고객과 고수가 합의한 금액이에요."
      action={
        <TextLink place="alone" render={<Link to="/prices" />}>
          모든 가격
        </TextLink>
      }
    >
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {data.items.map((priced) => (
          <li key={priced.service.slug}>
            <HighlightCard priced={priced} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HighlightCard({ priced: { service, price, n } }: { priced: PricedService }) {
  if (!price) return null;
  return (
    <CardLink
      padding="md"
      className="h-full"
      render={<Link to="/prices/$slug" params={{ slug: service.slug }} />}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{service.name}</span>
        <span className="numeric text-sm text-muted">거래 {countText(n)}</span>
      </span>
      <span className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-muted">가운데</span>
        <span className="numeric text-xl font-bold">{typicalWon(price.mid)}</span>
      </span>
      <span className="mt-0.5 block text-sm text-muted">
        절반은 <span className="numeric">{typicalRange(price.low, price.high)}</span> 사이
      </span>
    </CardLink>
  );
}
