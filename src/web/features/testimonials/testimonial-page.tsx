import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { Card, CardLink } from "#ui/layout/card.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { TestimonialBody } from "./testimonial-body.tsx";
import { WHAT_TESTIMONIALS_ARE } from "./testimonial-labels.ts";

/** One testimonial in full, with whom it is about. */
export function TestimonialPage() {
  const { testimonialId } = useParams({ from: "/testimonials/$testimonialId" });
  const { data } = useSuspenseQuery(endpointQuery("pro.testimonial.get", { testimonialId }));
  return (
    <PageFrame width="narrow">
      <PageHeader
        title={`${data.pro.display_name} 고수의 외부 추천`}
        description={WHAT_TESTIMONIALS_ARE}
      />
      <div className="flex flex-col gap-4">
        <Card>
          <TestimonialBody testimonial={data} />
          <p className="mt-4 text-sm text-muted">
            <span className="numeric">{formatDay(data.created_at)}</span>에 썼어요
          </p>
        </Card>
        <CardLink render={<Link to="/pros/$proId" params={{ proId: data.pro.id }} />}>
          <span className="block font-bold">{data.pro.display_name}</span>
          <span className="mt-0.5 block text-muted">{data.pro.headline}</span>
        </CardLink>
      </div>
    </PageFrame>
  );
}
