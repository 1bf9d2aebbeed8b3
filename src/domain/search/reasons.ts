import { quoteAgreementRate } from "#domain/change-order/quote-agreement.ts";
import { averageRating } from "#domain/review/rating.ts";
import { fitPoints, type FitFacts } from "./fit.ts";

export const SEARCH_REASON_KINDS = [
  "name_matches",
  "service_matches",
  "serves_region",
  "high_rating",
  "many_reviews",
  "many_hires",
  "answers_fast",
  "keeps_quotes",
  "certified",
  "new_pro",
] as const;
export type SearchReasonKind = (typeof SEARCH_REASON_KINDS)[number];

export type SearchReason = { kind: SearchReasonKind; value: number | null };

/** How a pro meets what was asked. */
export type SearchMatch = { name: boolean; service: boolean; region: boolean };

const MOST_REASONS = 4;
const HIGH_RATING = 4.5;
const LEAST_REVIEWS = 3;
const MANY = 10;
const LEAST_ANSWERS = 3;
const FAST_MINUTES = 60;
const HIGH_AGREEMENT = 90;

/**
 * Why a pro stands where they stand, strongest first: what was asked for, then the figures by the points that they
 * are worth. A figure is named only when it speaks for the pro.
 */
export function reasonsOf(facts: FitFacts, match: SearchMatch): SearchReason[] {
  const points = fitPoints(facts);
  const { rating, hires, answers, deals, certificates, isNew } = facts;
  const average = averageRating(rating);
  const minutes =
    answers.count === 0 ? null : Math.max(1, Math.round(answers.seconds / answers.count / 60));
  const agreement = quoteAgreementRate(deals);
  const isWellRated = average !== null && average >= HIGH_RATING && rating.count >= LEAST_REVIEWS;
  const answersFast = minutes !== null && minutes <= FAST_MINUTES && answers.count >= LEAST_ANSWERS;
  const isKept = agreement !== null && agreement >= HIGH_AGREEMENT;
  const figures: [boolean, SearchReasonKind, number | null, number][] = [
    [isWellRated, "high_rating", average, points.rating],
    // Reviews steady the rating; beside a high one they say more than any other figure.
    [rating.count >= MANY, "many_reviews", rating.count, Math.floor(points.rating / 2)],
    [hires >= MANY, "many_hires", hires, points.hires],
    [answersFast, "answers_fast", minutes, points.answers],
    [isKept, "keeps_quotes", agreement, points.deals],
    [certificates.length > 0, "certified", null, points.certificates],
    [isNew, "new_pro", null, points.newcomer],
  ];
  const asked: [boolean, SearchReasonKind][] = [
    [match.name, "name_matches"],
    [match.service, "service_matches"],
    [match.region, "serves_region"],
  ];
  return [
    ...asked.flatMap(([holds, kind]) => (holds ? [{ kind, value: null }] : [])),
    ...figures
      .filter(([holds]) => holds)
      .toSorted((a, b) => b[3] - a[3])
      .map(([, kind, value]) => ({ kind, value })),
  ].slice(0, MOST_REASONS);
}
