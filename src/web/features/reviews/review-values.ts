import type { FieldErrors, Resolver } from "react-hook-form";
import type { Review } from "#contract/endpoints/reviews.ts";
import { checkReview, type ReviewDraft } from "#domain/review/check-review.ts";
import type { ScoreName } from "#domain/review/review-rules.ts";
import type { UploadedFile } from "#ui/file/file-drop.tsx";

/** A review as it is being written; a score is null until it is given. */
export interface ReviewValues extends Record<ScoreName, number | null> {
  body: string;
  photos: UploadedFile[];
}

export const EMPTY_REVIEW: ReviewValues = {
  rating: null,
  quality: null,
  communication: null,
  punctuality: null,
  body: "",
  photos: [],
};

/** A written review as the form starts with it. */
export function valuesOf(review: Review): ReviewValues {
  const { rating, quality, communication, punctuality, body } = review;
  const photos = review.photos.map(({ id, thumb_url }, index) => ({
    id,
    name: `후기 사진 ${index + 1}`,
    previewUrl: thumb_url,
  }));
  return { rating, quality, communication, punctuality, body, photos };
}

/** What is sent. A score that is not given is NaN, which no rule accepts. */
export function draftOf(values: ReviewValues): ReviewDraft & { photo_ids: string[] } {
  return {
    rating: values.rating ?? Number.NaN,
    quality: values.quality ?? Number.NaN,
    communication: values.communication ?? Number.NaN,
    punctuality: values.punctuality ?? Number.NaN,
    body: values.body.trim(),
    photo_ids: values.photos.map(({ id }) => id),
  };
}

/** Checks the form by the rules that the server uses too. */
export const reviewResolver: Resolver<ReviewValues> = (values) => {
  const checked = checkReview(draftOf(values));
  if (checked.ok) return { values, errors: {} };
  const errors: FieldErrors<ReviewValues> = {};
  for (const [name, [message]] of Object.entries(checked.fields)) {
    const place = name === "photo_ids" ? "photos" : (name as keyof ReviewValues);
    errors[place] = { type: "rule", message };
  }
  return { values: {}, errors };
};
