import { endpointQuery } from "#web/platform/api/query-options.ts";

const SHOWN_FIRST = 3;

/** What a pro's page shows of their testimonials: the counts, and the first few. */
export function firstTestimonials(proId: string) {
  return [
    endpointQuery("pro.testimonial.summary", { pro_id: proId }),
    endpointQuery("pro.testimonial", { pro_id: proId, limit: SHOWN_FIRST }),
  ] as const;
}
