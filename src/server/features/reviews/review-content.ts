import type { JsonValue } from "#domain/review/canonical-json.ts";
import type { ReviewRow } from "./queries.ts";

/** What a link of the chain fixes of a review: what its author wrote, and about which service. */
export function reviewContent(review: ReviewRow): JsonValue {
  return {
    service: review.service_slug,
    rating: review.rating,
    quality: review.quality,
    communication: review.communication,
    punctuality: review.punctuality,
    body: review.body,
    photo_ids: review.photo_ids,
  };
}
