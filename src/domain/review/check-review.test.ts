import { describe, expect, it } from "vitest";
import { checkReview } from "./check-review.ts";
import type { ReviewDraft } from "./check-review.ts";

const draft: ReviewDraft = {
  rating: 5,
  quality: 4,
  communication: 3,
  punctuality: 1,
  body: "가".repeat(20),
  photo_ids: [],
};
const faults = (change: Partial<ReviewDraft>) => {
  const check = checkReview({ ...draft, ...change });
  return check.ok ? [] : Object.keys(check.fields);
};

describe("checkReview", () => {
  it("accepts a sound review", () => {
    expect(checkReview(draft)).toEqual({ ok: true });
  });
  it.each(["rating", "quality", "communication", "punctuality"] as const)(
    "wants a %s of 1 to 5 whole points",
    (name) => {
      expect([1, 5].flatMap((score) => faults({ [name]: score }))).toEqual([]);
      for (const score of [0, 6, 4.5, -1, NaN]) expect(faults({ [name]: score })).toEqual([name]);
    },
  );
  it.each([
    ["19 characters", "가".repeat(19), false],
    ["20 characters", "가".repeat(20), true],
    ["19 characters and spaces around", ` ${"가".repeat(19)} `, false],
    ["20 emoji", "👍".repeat(20), true],
    ["1,000 characters", "가".repeat(1_000), true],
    ["1,000 emoji", "👍".repeat(1_000), true],
    ["1,001 characters", "가".repeat(1_001), false],
    ["a NUL", `${"가".repeat(20)}\u0000`, false],
    ["a lone surrogate", `${"가".repeat(20)}\ud800`, false],
  ])("with a text of %s", (_, body, fits) => {
    expect(faults({ body })).toEqual(fits ? [] : ["body"]);
  });
  it("takes 10 photos, not 11", () => {
    const photos = Array.from({ length: 11 }, (_, index) => String(index));
    expect(faults({ photo_ids: photos.slice(1) })).toEqual([]);
    expect(faults({ photo_ids: photos })).toEqual(["photo_ids"]);
  });
});
