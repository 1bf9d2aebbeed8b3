import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PageFrame } from "#ui/page-frame.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { StickyActionBar } from "#ui/sticky-action-bar.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { AskedQuestions } from "./asked-questions.tsx";
import { FrequentQuestions } from "./frequent-questions.tsx";
import { QuotePromises } from "./quote-promises.tsx";
import { RelatedServices } from "./related-services.tsx";
import { ServiceFacts } from "./service-facts.tsx";
import { ServicePlaces } from "./service-places.tsx";
import { TopPros } from "./top-pros.tsx";

interface ServicePageProps {
  slug: string;
  /** What it costs, in short. */
  price: ReactNode;
  /** New reviews of it; null while there are none. */
  reviews: ReactNode;
}

export function ServicePage({ slug, price, reviews }: ServicePageProps) {
  const { data: service } = useSuspenseQuery(endpointQuery("services.get", { slug }));
  const ask = <Link to="/request/$slug" params={{ slug }} />;
  return (
    <PageFrame width="wide">
      <PageHeader
        above={
          <Breadcrumb
            crumbs={[
              { key: "home", label: "홈", render: <Link to="/" /> },
              {
                key: "category",
                label: service.category1.name,
                render: (
                  <Link to="/categories/$cat1Slug" params={{ cat1Slug: service.category1.slug }} />
                ),
              },
              { key: "here", label: service.name },
            ]}
          />
        }
        title={`${service.name} 견적`}
        description={service.description}
      />
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-10">
        <div className="order-first lg:order-last">
          <Card className="flex flex-col gap-6 lg:sticky lg:top-22">
            {price}
            <ServiceFacts service={service} />
            <ButtonLink size="lg" block className="max-md:hidden" render={ask}>
              무료로 견적 받기
            </ButtonLink>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-12 lg:order-first">
          <TopPros
            title={`후기가 좋은 ${service.name} 고수`}
            pros={service.top_pros}
            count={service.pro_count}
            search={{ service: slug }}
          />
          {reviews}
          <QuotePromises />
          <AskedQuestions labels={service.asked} />
          <FrequentQuestions questions={service.questions} />
          <ServicePlaces service={service} />
          <RelatedServices services={service.related} />
        </div>
      </div>
      <StickyActionBar className="md:hidden">
        <ButtonLink size="lg" render={ask}>
          무료로 견적 받기
        </ButtonLink>
      </StickyActionBar>
    </PageFrame>
  );
}
