import { clsx } from "clsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { AskingFrame } from "./asking-frame.tsx";
import { FormQuestions } from "./form-questions.tsx";
import { FrequentQuestions } from "./frequent-questions.tsx";
import { QuotePromises } from "./quote-promises.tsx";
import { RelatedServices } from "./related-services.tsx";
import { ServiceFacts } from "./service-facts.tsx";
import { ServiceRegions } from "./service-regions.tsx";
import { TopPros } from "./top-pros.tsx";

/** So many pros leave nothing else on the first screen. */
const FILL_A_SCREEN = 6;

interface ServicePageProps {
  slug: string;
  /** What it costs, in short. */
  price: ReactNode;
  /** New reviews of it; null while there are none. */
  reviews: ReactNode;
}

export function ServicePage({ slug, price, reviews }: ServicePageProps) {
  const { data: service } = useSuspenseQuery(endpointQuery("services.get", { slug }));
  const { category1 } = service;
  return (
    <AskingFrame
      slug={slug}
      crumbs={[
        {
          key: "category",
          label: category1.name,
          render: <Link to="/categories/$cat1Slug" params={{ cat1Slug: category1.slug }} />,
        },
        { key: "here", label: service.name },
      ]}
      title={`${service.name} 견적`}
      description={service.description}
      facts={
        <>
          {price}
          <ServiceFacts service={service} />
        </>
      }
    >
      <TopPros
        title={`후기가 좋은 ${service.name} 고수`}
        pros={service.top_pros}
        count={service.pro_count}
        search={{ service: slug }}
      />
      <div
        className={clsx(
          "defer-layout flex flex-col gap-12",
          service.top_pros.length >= FILL_A_SCREEN && "below-screen",
        )}
      >
        {reviews}
        <QuotePromises />
        <FormQuestions labels={service.asked} />
        <FrequentQuestions questions={service.questions} />
        <ServiceRegions service={service} />
        <RelatedServices services={service.related} />
      </div>
    </AskingFrame>
  );
}
