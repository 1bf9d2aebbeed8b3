import { expect, it } from "vitest";
import { firstReviewAt, nextReviewAt } from "./review.ts";

const DAY = 86_400_000;
const next = (days: number, taken_back = 0) => {
  const paid_at = 40 * DAY;
  const at = nextReviewAt({ paid_at, taken_back }, paid_at + days * DAY);
  return at === null ? null : (at - paid_at) / DAY;
};

it("looks at a captured payment after a day, then ever more seldom, for half a year", () => {
  expect(firstReviewAt(5 * DAY)).toBe(6 * DAY);
  expect([next(0.5), next(1), next(2), next(4), next(128)]).toEqual([1.5, 2, 4, 8, 256]);
  expect([next(180 - 1 / DAY), next(180)]).toEqual([360 - 2 / DAY, null]);
});

it("looks every week while money of it is gone, which may come back", () => {
  expect([next(2, 1), next(7, 1), next(8, 1), next(100, 1), next(180, 1)]).toEqual([
    4,
    14,
    15,
    107,
    null,
  ]);
});
