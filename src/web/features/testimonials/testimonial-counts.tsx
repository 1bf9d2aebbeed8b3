import type { Output } from "#contract/registry.ts";
import { RELATION_LABELS } from "#domain/testimonial/relation.ts";

type Summary = Output<"pro.testimonial.summary">;

/** From whom and about what a pro's testimonials are. */
export function TestimonialCounts({ summary }: { summary: Summary }) {
  const counts = [
    ...summary.by_relation.map(({ relation, count }) => ({
      key: relation,
      label: RELATION_LABELS[relation],
      count,
    })),
    ...summary.by_service.map(({ slug, name, count }) => ({ key: slug, label: name, count })),
  ];
  return (
    <ul aria-label="추천 모아 보기" className="flex flex-wrap gap-2">
      {counts.map(({ key, label, count }) => (
        <li key={key} className="rounded-full bg-sunken px-3 py-1 text-sm">
          {label} <span className="font-semibold tabular-nums">{count}</span>
        </li>
      ))}
    </ul>
  );
}
