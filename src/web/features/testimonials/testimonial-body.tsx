import { clsx } from "clsx";
import type { Testimonial } from "#contract/endpoints/testimonials.ts";
import { RELATION_LABELS } from "#domain/testimonial/relation.ts";
import { formatMonth } from "#domain/calendar/month.ts";
import { Badge } from "#ui/display/badge.tsx";

interface TestimonialBodyProps {
  testimonial: Omit<Testimonial, "pro_id">;
  /** Only the first lines, where a link leads to all of it. */
  short?: boolean;
}

/** Who wrote a testimonial, about what, and their words. No stars: it is no review. */
export function TestimonialBody({ testimonial, short = false }: TestimonialBodyProps) {
  const { author_name, relation, service, worked_on, body } = testimonial;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold break-all">{author_name}</span>
        <span className="text-sm text-muted">{RELATION_LABELS[relation]}</span>
        <Badge tone="neutral">외부 추천</Badge>
      </p>
      <p className="mt-0.5 text-sm text-muted">
        {service.name} · {formatMonth(worked_on)}
      </p>
      <p className={clsx("mt-3 break-words whitespace-pre-line", short && "line-clamp-4")}>
        {body}
      </p>
    </>
  );
}
