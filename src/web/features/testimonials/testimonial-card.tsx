import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import type { Testimonial } from "#contract/endpoints/testimonials.ts";
import { Card } from "#ui/layout/card.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { TestimonialBody } from "./testimonial-body.tsx";

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** What its reader may do with it besides reading. */
  action?: ReactNode;
}

/** A testimonial in a list, with the way to its own page. */
export function TestimonialCard({ testimonial, action }: TestimonialCardProps) {
  const { id: testimonialId, author_name } = testimonial;
  return (
    <article aria-label={`${author_name}님의 외부 추천`}>
      <Card>
        <TestimonialBody testimonial={testimonial} short />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <TextLink
            placement="alone"
            render={<Link to="/testimonials/$testimonialId" params={{ testimonialId }} />}
          >
            {author_name}님의 추천 모두 읽기
          </TextLink>
          {action}
        </div>
      </Card>
    </article>
  );
}
