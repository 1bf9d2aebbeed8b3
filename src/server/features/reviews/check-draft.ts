import type { Body } from "#contract/registry.ts";
import { checkReview, type ReviewDraft } from "#domain/review/check-review.ts";
import { refuse } from "../../platform/refusal.ts";

/** A review as it is to be stored: trimmed, each photo once. Refuses with the messages per field. */
export function checkDraft(body: Body<"reviews.edit">): ReviewDraft & { photo_ids: string[] } {
  const draft = {
    rating: body.rating,
    quality: body.quality,
    communication: body.communication,
    punctuality: body.punctuality,
    body: body.body.trim(),
    photo_ids: [...new Set(body.photo_ids)],
  };
  const check = checkReview(draft);
  if (!check.ok) refuse("invalid", { fields: check.fields });
  return draft;
}
