import type { Day } from "#domain/calendar/day.ts";
import type { TestimonialState } from "#domain/testimonial/testimonial-state.ts";

/**
 * Whether a testimonial was there and is gone for good: it never comes back. Shown only of a pro whom anyone may see,
 * whose page counts those that were taken down anyway.
 */
export function isTestimonialGone(testimonial: {
  state: TestimonialState;
  proIsPublic: boolean;
}): boolean {
  return testimonial.state !== "shown" && testimonial.proIsPublic;
}

/** Whether a region was there and is gone for good, which is public law. Its last day counts as there. */
export function isRegionGone(region: { valid_to: Day | null }, today: Day): boolean {
  return region.valid_to !== null && region.valid_to < today;
}
