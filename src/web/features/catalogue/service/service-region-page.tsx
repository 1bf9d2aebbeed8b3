import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import { groupDigits } from "#domain/text/group-digits.ts";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { AskingFrame } from "./asking-frame.tsx";
import { FrequentQuestions } from "./frequent-questions.tsx";
import { RegionLinks } from "./region-links.tsx";
import { TopPros } from "./top-pros.tsx";

interface ServiceRegionPageProps {
  slug: string;
  regionCode: string;
  /** What it costs there. */
  price: ReactNode;
  /** Reviews of work done there; null while there are none. */
  reviews: ReactNode;
}

/** A service in a region: its pros, prices and reviews there. */
export function ServiceRegionPage({ slug, regionCode, price, reviews }: ServiceRegionPageProps) {
  const { data: serviceRegion } = useSuspenseQuery(
    endpointQuery("services.inRegion", { slug, regionCode }),
  );
  const { service, region, around } = serviceRegion;
  const here = `${region.name} ${service.name}`;
  const aroundCrumb = around && {
    key: "around",
    label: around.name,
    render: <Link to="/services/$slug/$regionCode" params={{ slug, regionCode: around.code }} />,
  };
  return (
    <AskingFrame
      slug={slug}
      crumbs={[
        {
          key: "service",
          label: service.name,
          render: <Link to="/services/$slug" params={{ slug }} />,
        },
        ...(aroundCrumb ? [aroundCrumb] : []),
        { key: "here", label: region.name },
      ]}
      title={here}
      description={`${region.full_name}에서 일하는 ${service.name} 고수의 후기와 가격을 비교해 보세요.`}
      facts={
        <>
          {price}
          <RegionFacts serviceRegion={serviceRegion} />
        </>
      }
    >
      <TopPros
        title={`${here} 고수`}
        pros={serviceRegion.top_pros}
        count={serviceRegion.pro_count}
        search={{ service: slug, region: region.code }}
      />
      <div className="defer-layout flex flex-col gap-12">
        {reviews}
        {serviceRegion.nearby.length > 0 && (
          <Section
            title={
              region.level === "si_do"
                ? `${region.name} 안에서 찾기`
                : `가까운 지역의 ${service.name}`
            }
          >
            <RegionLinks slug={slug} regions={serviceRegion.nearby} />
          </Section>
        )}
        <FrequentQuestions questions={serviceRegion.questions} />
      </div>
    </AskingFrame>
  );
}

function RegionFacts({
  serviceRegion,
}: {
  serviceRegion: {
    pro_count: number;
    deal_count: number;
    rating: number | null;
    review_count: number;
  };
}) {
  return (
    <DescriptionList
      items={[
        { key: "pros", term: "활동하는 고수", detail: counted(serviceRegion.pro_count, "명") },
        {
          key: "deals",
          term: "이곳에서 완료한 거래",
          detail: counted(serviceRegion.deal_count, "건"),
        },
        ...(serviceRegion.rating === null
          ? []
          : [
              {
                key: "rating",
                term: "이곳의 후기",
                detail: (
                  <Rating
                    value={serviceRegion.rating}
                    count={serviceRegion.review_count}
                    size="md"
                  />
                ),
              },
            ]),
      ]}
    />
  );
}

function counted(count: number, unit: string) {
  return (
    <span className="numeric">
      {groupDigits(count)}
      {unit}
    </span>
  );
}
