import { describe, expect, it } from "vitest";
import { isNarrowed, reviewFilter } from "./review-filter.ts";

describe("reviewFilter", () => {
  it.each([
    [{}, {}],
    [{ rating: "5" }, { rating: 5 }],
    [{ rating: "0" }, {}],
    [{ rating: "5.0" }, {}],
    [{ rating: "55" }, {}],
    [{ service: "home-moving" }, { service: "home-moving" }],
    [{ photo: "1" }, { with_photo: "true" }],
    [{ sort: "lowest" }, { sort: "lowest" }],
    [{ sort: "newest" }, {}],
    [{ sort: "toString" }, {}],
  ])("of %j is %j", (search, filter) => {
    expect(reviewFilter(search)).toEqual(filter);
  });
});

it("an order alone leaves nothing out", () => {
  expect(isNarrowed(reviewFilter({ sort: "lowest" }))).toBe(false);
  expect(isNarrowed(reviewFilter({ photo: "1" }))).toBe(true);
});
