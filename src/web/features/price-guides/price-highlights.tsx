import { RunningText } from "#ui/text/running-text.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId } from "react";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { RangeBar } from "#ui/chart/range-bar.tsx";
import { leaderLine, leaderSum } from "#ui/paper/leader.tsx";
import type { PricedService } from "./price-summary.tsx";
import { countText } from "./price-labels.ts";
import { pricesOnHome } from "./prices-on-home.ts";

/** What was really agreed for the services that most is known of. Nothing while no service has enough deals. */
export function PriceHighlights() {
  const title = useId();
  const { data } = useSuspenseQuery(pricesOnHome);
  if (data.items.length === 0) return null;
  return (
    <section aria-labelledby={title} className="grid gap-x-16 gap-y-4 lg:grid-cols-[16rem_1fr]">
      <div>
        <h2 id={title} className="text-xl md:text-2xl">
          실제로 합의한 가격
        </h2>
        <p className="mt-2 text-sm text-muted">
          완료한 거래에서 두 사람이 합의한 금액이에요. 막대는 가운데 절반, 점은 중간 가격이에요.
        </p>
        <TextLink
          placement="alone"
          className="mt-1 text-muted no-underline hover:underline"
          render={<Link to="/prices" />}
        >
          모든 가격
          <ChevronRight size={16} aria-hidden />
        </TextLink>
      </div>
      <ul className="grid border-t-2 border-ink md:grid-cols-2 md:gap-x-10">
        {data.items.map((priced) => (
          <li key={priced.service.slug} className="border-b border-line">
            <Highlight priced={priced} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Highlight({ priced: { service, price, n } }: { priced: PricedService }) {
  if (!price) return null;
  return (
    <Link
      to="/prices/$slug"
      params={{ slug: service.slug }}
      className="block py-4 text-ink no-underline hover:bg-sunken"
    >
      <span className={leaderLine}>
        <span className="font-semibold">{service.name}</span>
        <span className={leaderSum()}>
          <span className="numeric font-bold">
            <span className="sr-only">중간 가격 </span>
            {typicalWon(price.mid)}
          </span>
        </span>
      </span>
      <RangeBar {...price} className="mt-2.5 mb-2" />
      <span className="flex justify-between gap-4 text-sm text-muted tabular-nums">
        <span>거래 {countText(n)}</span>
        <span>
          <RunningText>{`절반은 ${typicalRange(price.low, price.high)}`}</RunningText>
        </span>
      </span>
    </Link>
  );
}
