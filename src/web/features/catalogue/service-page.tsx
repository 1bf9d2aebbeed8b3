import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PageFrame } from "#ui/page-frame.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import { StickyActionBar } from "#ui/sticky-action-bar.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { PriceExample } from "./price-example.tsx";
import { ProRow } from "./pro-row.tsx";
import { QuotePromises } from "./quote-promises.tsx";
import { ServiceFacts } from "./service-facts.tsx";

export function ServicePage() {
  const { slug } = useParams({ from: "/services/$slug" });
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
        <div className="flex min-w-0 flex-col gap-10 lg:order-first">
          <QuotePromises />
          {service.top_pros.length > 0 && (
            <Section title={`후기가 좋은 ${service.name} 고수`}>
              <ul className="flex flex-col gap-3">
                {service.top_pros.map((pro) => (
                  <li key={pro.id}>
                    <ProRow pro={pro} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <div className="order-first lg:order-last">
          <Card className="flex flex-col gap-6 lg:sticky lg:top-22">
            {service.price && <PriceExample price={service.price} />}
            <ServiceFacts service={service} />
            <ButtonLink size="lg" block className="max-md:hidden" render={ask}>
              무료로 견적 받기
            </ButtonLink>
          </Card>
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
