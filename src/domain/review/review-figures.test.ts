import { describe, expect, it } from "vitest";
import { reviewFigures } from "./review-figures.ts";

describe("reviewFigures", () => {
  it("of no reviews knows no average", () => {
    expect(reviewFigures([])).toEqual({
      count: 0,
      rating: null,
      quality: null,
      communication: null,
      punctuality: null,
      distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
      byService: [],
    });
  });

  it("adds up stars, sub-scores and services", () => {
    const figures = reviewFigures([
      { service: "b", rating: 5, count: 2, quality: 10, communication: 8, punctuality: 9 },
      { service: "a", rating: 5, count: 1, quality: 5, communication: 5, punctuality: 4 },
      { service: "a", rating: 2, count: 1, quality: 1, communication: 3, punctuality: 2 },
      { service: "c", rating: 4, count: 3, quality: 12, communication: 12, punctuality: 12 },
    ]);
    expect(figures).toEqual({
      count: 7,
      // 29, 28, 28 and 27 points over seven.
      rating: 4.1,
      quality: 4,
      communication: 4,
      punctuality: 3.9,
      distribution: [
        { rating: 5, count: 3 },
        { rating: 4, count: 3 },
        { rating: 3, count: 0 },
        { rating: 2, count: 1 },
        { rating: 1, count: 0 },
      ],
      byService: [
        { service: "c", count: 3 },
        { service: "a", count: 2 },
        { service: "b", count: 2 },
      ],
    });
  });
});
