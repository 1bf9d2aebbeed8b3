/** What the shown reviews of a pro add up to; hidden and deleted ones are not among them. */
export type RatingSum = { count: number; sum: number };

/** The average to one decimal, half up, or null without reviews. */
export function averageRating({ count, sum }: RatingSum): number | null {
  if (count === 0) return null;
  // In whole tenths, so that 4.25 becomes 4.3 and never 4.2.
  return Math.floor((20 * sum + count) / (2 * count)) / 10;
}

const PRIOR_REVIEWS = 5;
const PRIOR_AVERAGE = 4;

/**
 * The average for ordering only, never shown: as if every pro had five more reviews of 4.0. So one
 * review of 5 does not stand above fifty of 4.8, and a new pro starts in the middle.
 */
export function smoothedRating({ count, sum }: RatingSum): number {
  return (sum + PRIOR_REVIEWS * PRIOR_AVERAGE) / (count + PRIOR_REVIEWS);
}
