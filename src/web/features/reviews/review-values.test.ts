import { expect, it } from "vitest";
import type { Review } from "#contract/endpoints/reviews.ts";
import {
  draftOf,
  EMPTY_REVIEW,
  reviewResolver,
  valuesOf,
  type ReviewValues,
} from "./review-values.ts";
import { endpointCall } from "#contract/endpoint-call.ts";

const photoUrl = endpointCall("uploads.file", { uploadId: "0191" }).url;

const written: Review = {
  id: "0190",
  author_name: "이**",
  service: { slug: "move-in-cleaning", name: "입주청소" },
  rating: 5,
  quality: 4,
  communication: 3,
  punctuality: 2,
  body: "처음부터 끝까지 꼼꼼하게 해 주셨어요.",
  photos: [
    {
      id: "0191",
      url: photoUrl,
      thumb_url: `${photoUrl}?size=thumb`,
      width: 640,
      height: 480,
      blur: null,
      focus: null,
    },
  ],
  created_at: "2027-02-01T09:00:00+09:00",
  edited: false,
  mine: true,
  comments: [],
  can_comment: true,
};
const check = async (values: ReviewValues) =>
  (await reviewResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false }))
    .errors;

it("sends a written review back as it was", () => {
  expect(draftOf(valuesOf(written))).toEqual({
    rating: 5,
    quality: 4,
    communication: 3,
    punctuality: 2,
    body: written.body,
    photo_ids: ["0191"],
  });
});

it("accepts a written review and tells every field of an empty one", async () => {
  expect(await check(valuesOf(written))).toEqual({});
  expect(Object.keys(await check(EMPTY_REVIEW))).toEqual([
    "rating",
    "quality",
    "communication",
    "punctuality",
    "body",
  ]);
});

it("shows too many photos at the photos", async () => {
  const photos = Array.from({ length: 11 }, (_, index) => ({ id: String(index), name: "사진" }));
  expect(Object.keys(await check({ ...valuesOf(written), photos }))).toEqual(["photos"]);
});
