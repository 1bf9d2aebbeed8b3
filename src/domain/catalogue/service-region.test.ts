import { expect, it } from "vitest";
import { FEWEST_PROS, hasServiceRegionPage } from "./service-region.ts";

it.each([
  ["pros to choose from and a finished job", { pros: 3, reviews: 0, deals: 1 }, true],
  ["pros to choose from and a review", { pros: 3, reviews: 1, deals: 0 }, true],
  ["many pros, but no work done there", { pros: 90, reviews: 0, deals: 0 }, false],
  ["work done there, but one pro too few", { pros: FEWEST_PROS - 1, reviews: 9, deals: 9 }, false],
  ["nothing", { pros: 0, reviews: 0, deals: 0 }, false],
])("%s", (_what, place, has) => {
  expect(hasServiceRegionPage(place)).toBe(has);
});
