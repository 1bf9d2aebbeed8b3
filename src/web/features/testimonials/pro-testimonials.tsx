import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { firstTestimonials } from "./first-testimonials.ts";
import { TestimonialCard } from "./testimonial-card.tsx";
import { TestimonialCounts } from "./testimonial-counts.tsx";
import { goneText, WHAT_TESTIMONIALS_ARE } from "./testimonial-labels.ts";

/** The testimonials on a pro's page, apart from the reviews; nothing when there never was one. */
export function ProTestimonials({ proId }: { proId: string }) {
  const [ofAll, ofFirst] = firstTestimonials(proId);
  const { data: summary } = useSuspenseQuery(ofAll);
  const { data: first } = useSuspenseQuery(ofFirst);
  const gone = goneText(summary);
  if (summary.count === 0 && gone === null) return null;
  return (
    <Section
      anchor="testimonials"
      title={`외부 추천 ${groupDigits(summary.count)}`}
      description={gone === null ? WHAT_TESTIMONIALS_ARE : `${WHAT_TESTIMONIALS_ARE} ${gone}`}
    >
      <div className="flex flex-col gap-4">
        {summary.count > 0 && <TestimonialCounts summary={summary} />}
        {first.items.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
        {summary.count > first.items.length && (
          <TextLink
            placement="alone"
            render={<Link to="/pros/$proId/testimonials" params={{ proId }} />}
          >
            외부 추천 모두 보기
          </TextLink>
        )}
      </div>
    </Section>
  );
}
