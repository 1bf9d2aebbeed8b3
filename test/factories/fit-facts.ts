import fc from "fast-check";
import { REQUIRED_CERTIFICATES } from "#domain/catalogue/service.ts";
import type { FitFacts } from "#domain/search/fit.ts";

/** A pro of whom nothing is known, and no longer new. */
export const unknownPro: FitFacts = {
  rating: { count: 0, sum: 0 },
  hires: 0,
  answers: { count: 0, seconds: 0 },
  deals: { completed: 0, kept: 0 },
  certificates: [],
  isNew: false,
};

/** So many things, and of them a part or a sum of at most `each` for one. */
function counted(most: number, each: number, least = 0) {
  return fc
    .integer({ min: 0, max: most })
    .chain((count) =>
      fc.tuple(fc.constant(count), fc.integer({ min: count * least, max: count * each })),
    );
}

/** Any figures that a pro can have. */
export const anyFitFacts: fc.Arbitrary<FitFacts> = fc
  .tuple(
    counted(300, 5, 1),
    fc.integer({ min: 0, max: 500 }),
    counted(500, 200_000),
    counted(300, 1),
    fc.subarray([...REQUIRED_CERTIFICATES]),
    fc.boolean(),
  )
  .map(([reviews, hires, answers, deals, certificates, isNew]) => ({
    rating: { count: reviews[0], sum: reviews[1] },
    hires,
    answers: { count: answers[0], seconds: answers[1] },
    deals: { completed: deals[0], kept: deals[1] },
    certificates,
    isNew,
  }));
