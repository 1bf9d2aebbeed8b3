import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CategoryGrid } from "./category-grid.tsx";
import { ForPros } from "./for-pros.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { MarketFigures } from "./market-figures.tsx";
import { PopularList } from "../popular/popular-list.tsx";
import { POPULAR_ON_HOME } from "../popular/popular-limit.ts";
import { popularityText } from "../popular/popularity-text.ts";
import { SampleQuote } from "./sample-quote.tsx";
import { linkPillClass } from "../link-pill.ts";

const QUICK_LINKS = 4;

interface HomePageProps {
  /** The large search field. */
  search: ReactNode;
  /** What services cost; null while nothing is known. */
  prices: ReactNode;
  /** New reviews; null while there are none. */
  reviews: ReactNode;
}

export function HomePage({ search, prices, reviews }: HomePageProps) {
  const { data: categories } = useSuspenseQuery(endpointQuery("categories.list"));
  const { data: popular } = useSuspenseQuery(
    endpointQuery("services.popular", { limit: POPULAR_ON_HOME }),
  );
  const { data: figures } = useSuspenseQuery(endpointQuery("market.figures"));
  return (
    <>
      <div className="border-b border-line bg-surface">
        <PageFrame
          width="wide"
          className="grid items-center gap-10 py-8 md:py-12 lg:grid-cols-[1fr_auto] lg:gap-14 lg:py-16"
        >
          <div className="min-w-0">
            <h1 className="text-3xl md:text-4xl">
              필요한 일을 알려 주세요.
              <br />
              고수가 정확한 견적을 보내요.
            </h1>
            <p className="mt-3 text-muted md:text-lg">
              무엇이 포함되고 무엇이 별도인지 적힌 견적만 받아 비교하세요. 요청은 무료예요.
            </p>
            <div className="mt-6 max-w-150">{search}</div>
            <QuickLinks services={popular.items.slice(0, QUICK_LINKS)} />
            <MarketFigures figures={figures} />
          </div>
          <div className="hidden w-100 lg:block">
            <SampleQuote />
          </div>
        </PageFrame>
      </div>
      <PageFrame width="wide" className="flex flex-col gap-12 md:gap-16">
        <Section
          title="어떤 일을 맡길까요?"
          action={
            <TextLink placement="alone" render={<Link to="/categories" />}>
              모든 서비스
            </TextLink>
          }
        >
          <CategoryGrid categories={categories.items} />
        </Section>
        <Section
          title="많이 찾는 서비스"
          description={popularityText(popular.counted) ?? undefined}
          action={
            <TextLink placement="alone" render={<Link to="/popular-services" />}>
              모두 보기
            </TextLink>
          }
        >
          <PopularList services={popular.items} onPhone={5} />
        </Section>
        {prices}
        {reviews}
        <HowItWorks />
        <ForPros />
      </PageFrame>
    </>
  );
}

function QuickLinks({ services }: { services: readonly { slug: string; name: string }[] }) {
  return (
    <ul aria-label="바로 가기" className="mt-4 flex flex-wrap gap-2">
      {services.map((service, index) => (
        // On a phone one row.
        <li key={service.slug} className={clsx(index > 2 && "max-sm:hidden")}>
          <Link to="/services/$slug" params={{ slug: service.slug }} className={linkPillClass}>
            {service.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
