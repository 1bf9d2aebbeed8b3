import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CategorySection } from "./category-section.tsx";
import { ForPros } from "./for-pros.tsx";
import { MarketFigures } from "./market-figures.tsx";
import { POPULAR_ON_HOME } from "../popular/popular-limit.ts";
import { linkPillClass } from "../link-pill.ts";

interface HomePageProps {
  /** The large search field. */
  search: ReactNode;
  /** What a quote looks like. */
  sample: ReactNode;
  /** The way from a request to a review. */
  steps: ReactNode;
  /** What services cost; null while nothing is known. */
  prices: ReactNode;
  /** New reviews; null while there are none. */
  reviews: ReactNode;
}

export function HomePage({ search, sample, steps, prices, reviews }: HomePageProps) {
  const { data: popular } = useSuspenseQuery(
    endpointQuery("services.popular", { limit: POPULAR_ON_HOME }),
  );
  const { data: figures } = useSuspenseQuery(endpointQuery("market.figures"));
  return (
    <>
      <div className="border-b border-line">
        <PageFrame
          width="wide"
          className="flex flex-col gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:items-center lg:gap-y-22"
        >
          <div className="min-w-0">
            <h1 className="text-[2.625rem] leading-[1.15] font-extrabold tracking-[-0.045em] md:text-6xl">
              적힌 대로,
              <br />
              적힌 만큼.
            </h1>
            <p className="mt-4 max-w-120 text-muted md:text-lg">
              무엇이 포함이고 무엇이 별도인지 한 줄씩 적은 견적서를 받아 비교하세요. 요청은
              무료예요.
            </p>
            <div className="mt-6 max-w-140">{search}</div>
            <QuickLinks services={popular.items} />
            <MarketFigures figures={figures} />
          </div>
          {/* On a phone it comes after what one came for; nothing in it is reached by keys. */}
          <div className="max-lg:order-last">{sample}</div>
          <div className="lg:col-span-2">
            <CategorySection />
          </div>
        </PageFrame>
      </div>
      <PageFrame width="wide" className="below-screen defer-layout flex flex-col gap-12 md:gap-22">
        {prices}
        {steps}
        {reviews}
        <ForPros />
      </PageFrame>
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
