import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { groupDigits } from "#domain/text/group-digits.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { TestimonialCard } from "./testimonial-card.tsx";
import { TestimonialCounts } from "./testimonial-counts.tsx";
import { goneText, WHAT_TESTIMONIALS_ARE } from "./testimonial-labels.ts";

/** All testimonials of one pro. */
export function TestimonialListPage() {
  const { proId } = useParams({ from: "/pros/$proId/testimonials" });
  const { data: pro } = useSuspenseQuery(endpointQuery("pro.get", { proId }));
  const { data: summary } = useSuspenseQuery(
    endpointQuery("pro.testimonial.summary", { pro_id: proId }),
  );
  const list = useSuspenseInfiniteQuery(endpointPages("pro.testimonial", { pro_id: proId }));
  const gone = goneText(summary);
  return (
    <PageFrame width="narrow">
      <PageHeader
        title={`외부 추천 ${groupDigits(summary.count)}`}
        above={
          <TextLink placement="alone" render={<Link to="/pros/$proId" params={{ proId }} />}>
            {pro.display_name}
          </TextLink>
        }
        description={WHAT_TESTIMONIALS_ARE}
      />
      <div className="flex flex-col gap-4">
        {summary.count > 0 && <TestimonialCounts summary={summary} />}
        {gone && <p className="text-sm text-muted">{gone}</p>}
        <InfiniteList
          label="외부 추천"
          items={list.data.pages.flatMap((page) => page.items)}
          itemKey={(one) => one.id}
          renderItem={(one) => <TestimonialCard testimonial={one} />}
          {...furtherPages(list)}
          empty={
            <EmptyState
              title="지금 보이는 외부 추천이 없어요"
              description="고수가 함께한 고객을 초대하면 여기에 모여요."
              action={
                <ButtonLink render={<Link to="/pros/$proId" params={{ proId }} />}>
                  고수 프로필 보기
                </ButtonLink>
              }
            />
          }
        />
      </div>
    </PageFrame>
  );
}
