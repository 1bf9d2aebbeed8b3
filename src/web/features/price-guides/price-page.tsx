import { clsx } from "clsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";
import { PriceFilterChips } from "./price-filter-chips.tsx";
import { isOfEverything, type Guide } from "./price-filter.ts";
import { PriceAnswer } from "./price-answer.tsx";
import { PriceBreakdowns } from "./price-breakdowns.tsx";
import { PriceFaqList } from "./price-faq-list.tsx";
import { PriceHistogram } from "./price-histogram.tsx";
import { countText } from "./price-labels.ts";
import { PriceNotes } from "./price-notes.tsx";

export function PricePage() {
  const { slug } = useParams({ from: "/prices/$slug" });
  const { region, answers } = useSearch({ from: "/prices/$slug" });
  const { data: guide } = useSuspenseQuery(endpointQuery("prices.get", { slug, region, answers }));
  const { service, agreed, asked } = guide;
  const ask = <Link to="/request/$slug" params={{ slug }} />;
  return (
    <PageFrame width="wide">
      <PageHeader
        above={
          <Breadcrumbs
            crumbs={[
              { key: "prices", label: "가격", render: <Link to="/prices" /> },
              { key: "here", label: service.name },
            ]}
          />
        }
        title={`${service.name} 가격`}
      />
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-10">
        <div className="flex min-w-0 flex-col gap-10">
          <div>
            <PriceFilterChips guide={guide} />
            {agreed || isOfEverything(asked) ? (
              <PriceAnswer guide={guide} />
            ) : (
              <TooFewDeals guide={guide} />
            )}
          </div>
          {agreed && (
            <Section title="가격 분포">
              <PriceHistogram guide={guide} agreed={agreed} />
            </Section>
          )}
          <div
            className={clsx("defer-layout flex flex-col gap-10", agreed && "max-md:below-screen")}
          >
            {agreed && <PriceBreakdowns guide={guide} agreed={agreed} />}
            <PriceNotes guide={guide} />
            <PriceFaqList guide={guide} />
          </div>
        </div>
        <div>
          <Card className="flex flex-col gap-4 lg:sticky lg:top-22">
            <div>
              <h2 className="text-lg">내 조건에 맞는 가격은 견적으로</h2>
              <p className="mt-1 text-sm text-muted">
                요청서에 답하면 고수들이 포함·별도·불포함을 나눠 적은 견적을 보내요. 요청은
                무료예요.
              </p>
            </div>
            <ButtonLink size="lg" block className="max-md:hidden" render={ask}>
              견적 받기
            </ButtonLink>
            <TextLink placement="alone" render={<Link to="/services/$slug" params={{ slug }} />}>
              {service.name} 서비스 보기
            </TextLink>
          </Card>
        </div>
      </div>
      <StickyActionBar className="md:hidden">
        <ButtonLink size="lg" render={ask}>
          견적 받기
        </ButtonLink>
      </StickyActionBar>
    </PageFrame>
  );
}

/** Said in place of figures that would be of too few deals. */
function TooFewDeals({ guide: { n, least, service } }: { guide: Guide }) {
  return (
    <Notice
      title="이 조건의 거래가 아직 적어요"
      action={
        <TextLink render={<Link to="/prices/$slug" params={{ slug: service.slug }} />}>
          {service.name} 전체 가격 보기
        </TextLink>
      }
    >
      {n === null
        ? "한 거래나 한 고수의 가격이 드러날 수 있어 보여 드리지 않아요."
        : `지금 ${countText(n)}이에요. ${least.deals}건부터 가격을 보여 드려요.`}
    </Notice>
  );
}
